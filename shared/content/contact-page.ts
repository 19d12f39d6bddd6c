import { formatOpeningHours } from "#shared/format-opening-hours.ts";
import { brand } from "./brand.ts";
import type { MenuPageContent } from "./schemas.ts";

const languages = brand.languages.map(({ name }) => name);
const lead = `One sentence is enough, the long version is welcome. A person replies within ${brand.replyHours} hours, on weekends, too.`;

/** Words of the contact page. The form's labels, options and messages are in shared/contact-form.ts. */
export const contactPage = {
  menu: { label: "Contact", title: "Write or call" },
  metadata: {
    title: `Contact – ${brand.name}`,
    description: lead,
    keywords: ["email", "phone", `within ${brand.replyHours} hours`, ...languages],
    modifiedTime: "2026-11-22",
  },
  schema: { type: "ContactPage", about: "contact" },
  heading: "Tell us what takes too long",
  lead,
  direct: {
    id: "direct",
    heading: "Or reach a person directly",
    languages: `We work in ${languages.join(" and ")}.`,
    phone: {
      text: formatOpeningHours(brand.hours, brand.language),
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
  },
  /** The form looks like a letter, with an address and a stamp. */
  letter: {
    to: { label: "To", lines: [brand.legalName, brand.region] },
    stamp: { before: "Reply within", figure: String(brand.replyHours), after: "hours" },
    /** Text around the postmark, which appears on the stamp when the form is sent. */
    postmark: `${brand.name} · ${brand.region} · `,
  },
  form: {
    id: "form",
    note: "This form is a preview: nothing you type leaves this page. To reach us now, use email or phone.",
    /** Shown instead of a button that cannot work. */
    noScript: "This form needs JavaScript, which is off or has not arrived. Please write or call instead:",
    optional: "optional",
    choose: "Choose a service",
    submit: "Send message",
    sending: "Sending...",
    success: `Thank you for your message! We'll get back to you within ${brand.replyHours} hours.`,
    failure: "Sorry, there was an error sending your message. Please try again.",
    errorSummary: "Please check these fields",
    titlePrefix: "Error: ",
  },
  next: {
    id: "next",
    heading: "Three steps to a written price",
    steps: [
      { title: "1 sentence", text: "You tell us what takes too long. A page of it is fine, too." },
      {
        title: `${brand.replyHours} hours`,
        text: "We reply with two or three questions, or an honest “not us”.",
      },
      {
        title: "30 minutes",
        text: "You talk to the person who would build it. The price follows in writing.",
      },
    ],
  },
} satisfies MenuPageContent & Record<string, unknown>;
