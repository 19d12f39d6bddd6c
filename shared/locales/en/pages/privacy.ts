import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { facts } from "../facts.ts";

const lead = "What this website keeps, which is almost nothing, and how we treat our clients’ records.";

/**
 * Text of the privacy notice. Change it together with what the site does. A CDN or a proxy in front may log IP
 * addresses: then say so.
 */
export const privacy = {
  footer: "Privacy",
  metadata: {
    title: `Privacy – ${company.name}`,
    description: lead,
    keywords: ["privacy", "patient records", "pupil records", "data agreement"],
    modifiedTime: "2026-12-01",
  },
  heading: "Privacy",
  lead,
  prose: [
    { heading: "This website" },
    {
      list: [
        "It sets no cookies, counts no visitors and loads nothing from other companies.",
        "What you write into its fields waits in this browser tab, so that you find it on the next page. It is gone when you close the tab, unless your browser reopens it.",
        "The contact form is a preview. It sends nothing.",
        "Our server notes neither who you are nor your IP address. If a page fails, it notes the page’s address.",
      ],
    },
    { heading: "Emails and calls" },
    `${company.legalName} reads what you send and uses it to answer you. If we do not work together, we delete it after 12 months, or the day you ask.`,
    { heading: "Records of a clinic or a school", id: "records" },
    "Nobody here sees a patient’s or a pupil’s record before the agreement that the law requires is signed: for a clinic in the United States a business associate agreement under HIPAA, for a school in the United Kingdom a data processing agreement under UK GDPR. Then:",
    {
      list: [
        "The records stay in accounts that belong to you, from the first prototype on. We keep no copy.",
        "The agreement names the people who may see them. Each signs in with a second factor, and you can read who opened what.",
        "No bot, ours or anybody else’s, is trained on them.",
        "When the work ends, so does our access, on the same day.",
        `If something goes wrong, you hear from us within ${facts.replyTime}.`,
      ],
    },
    { heading: "Your rights" },
    "Ask what we hold about you, have it corrected, or have it deleted. One line by email is enough, and a person answers.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageModule;
