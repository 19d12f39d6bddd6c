import { brand } from "./brand.ts";
import type { MenuPageContent } from "./schemas.ts";

const hours = `${brand.hours.text} ${brand.hours.zone}`;
const languages = brand.languages.map(({ name }) => name);
const lead = `Two sentences about the problem are enough to begin. A\u00a0person reads them, and you have a reply within ${brand.replyHours} hours.`;

/** Words of the contact page. Labels, options, limits and messages of the form are in shared/contact.ts. */
export const contactPage = {
  menu: { label: "Contact", title: "Write or call" },
  metadata: {
    title: `Contact – ${brand.name}`,
    description: lead.replace("\u00a0", " "),
    keywords: ["email", "phone", `within ${brand.replyHours} hours`, ...languages],
    modifiedTime: "2026-11-06",
  },
  schema: { type: "ContactPage", about: "contact" },
  heading: "Tell us what takes too long",
  lead,
  label: "Contact",
  direct: {
    id: "direct",
    label: "Direct",
    heading: "Reach a person",
    email: { label: "Email", text: `We reply within ${brand.replyHours} hours.` },
    phone: {
      label: "Phone",
      text: hours,
      /** Said below the hours: {here} is the time of the change at the company, {there} the same where the visitor is. */
      now: {
        otherClock: {
          open: "Open now, until {here} here, {there} your time",
          closed: "Closed now, opens {there} your time",
        },
        sameClock: { open: "Open now, until {here}", closed: "Closed now, opens {here}" },
      },
    },
    languages: { label: "Languages", text: `We work in ${languages.join(" and ")}.` },
    region: { label: "Based in", text: brand.region },
  },
  form: {
    id: "form",
    label: "Form",
    heading: "Write to us",
    /** Said beside the form, always: it is a simulation (spec, section 4). */
    note: "This form is a preview. Nothing you type leaves this page. To reach us now, use email or phone.",
    /** Shown instead of a dead button. */
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
    label: "What happens next",
    heading: "Three steps, no sales call",
    steps: [
      { title: "You write", text: "What takes too long, who does it today, and how often." },
      {
        title: "We reply",
        text: `Within ${brand.replyHours} hours: two or three questions, or an honest “not us”.`,
      },
      {
        title: "We talk",
        text: "Thirty minutes with the person who would build it. Then you get a price in writing.",
      },
    ],
  },
} satisfies MenuPageContent & Record<string, unknown>;
