import { company } from "#shared/company.ts";
import type { MenuPageWords } from "#shared/content/schemas.ts";
import { languageNames } from "#shared/language-names.ts";
import { companyWords } from "./company-words.ts";

const languages = languageNames(company.languages, "en");
const lead = `One sentence is enough, the long version is welcome. A person replies within ${company.replyHours} hours, on weekends, too.`;

/** Words of the contact page. Those of its form are in contact-form.ts. */
export const contactPage = {
  menu: { label: "Contact", title: "Write or call" },
  metadata: {
    title: `Contact – ${company.name}`,
    description: lead,
    keywords: ["email", "phone", `within ${company.replyHours} hours`, ...languages],
    modifiedTime: "2026-11-22",
  },
  heading: "Tell us what takes too long",
  lead,
  direct: {
    heading: "Or reach a person directly",
    languages: `We work in ${new Intl.ListFormat("en").format(languages)}.`,
    /**
     * Shown below the hours. {here} is the time of the change at the company, {there} the
     * same time at the visitor's place.
     */
    now: {
      otherClock: {
        open: "Open now, until {here} here, {there} your time",
        closed: "Closed now, opens {there} your time",
      },
      sameClock: { open: "Open now, until {here}", closed: "Closed now, opens {here}" },
    },
  },
  /** The form looks like a letter, with an address and a stamp. */
  letter: {
    to: { label: "To", lines: [company.legalName, companyWords.region] },
    stamp: { before: "Reply within", figure: String(company.replyHours), after: "hours" },
    /** Text around the postmark, which appears on the stamp when the form is sent. */
    postmark: `${company.name} · ${companyWords.region} · `,
  },
  next: {
    heading: "Three steps to a written price",
    steps: [
      { title: "1 sentence", text: "You tell us what takes too long. A page of it is fine, too." },
      {
        title: `${company.replyHours} hours`,
        text: "We reply with two or three questions, or an honest “not us”.",
      },
      {
        title: "30 minutes",
        text: "You talk to the person who would build it. The price follows in writing.",
      },
    ],
  },
} satisfies MenuPageWords & Record<string, unknown>;
