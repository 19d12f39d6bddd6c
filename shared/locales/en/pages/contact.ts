import type { PageModule, QuestionText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { facts } from "../facts.ts";

const lead = `Your message can be one sentence; the long version is welcome, too. A person replies within ${facts.replyTime}, including weekends.`;

/** Text of the contact page. The text of its form is in ../contact-form.ts. */
export const contact = {
  menu: { label: "Contact", title: "Write or call" },
  metadata: {
    title: `Contact – ${company.name}`,
    description: lead,
    keywords: ["email", "phone", `within ${facts.replyTime}`, facts.languages],
    modifiedTime: "2026-12-01",
  },
  heading: "Tell us what takes too long",
  lead,
  direct: {
    heading: "Or reach a person directly",
    languages: `We work in ${facts.languages}.`,
  },
  questions: {
    heading: "What clients ask first",
    items: [
      {
        question: "What happens after I write?",
        answer: `Within ${facts.replyTime}, a person replies with two or three questions, or with an honest “not us”. Then you talk for half an hour to the person who would build it, and the price follows in writing.`,
      },
      {
        question: "What does it cost?",
        answer: `A first version is ${facts.priceRange}, fixed in writing before we begin. Four things move the price: who uses the software, the systems it connects to, old records, and the law. Support is ${facts.supportPriceRange} a month.`,
        seeAlso: { page: "terms", id: "price" },
      },
      {
        question: "What if someone is late?",
        answer: `If we are, we work at our own cost until your people use the first version, and the price falls with each week. If we wait for you longer than ${facts.waitingDays} working days, the first version is due that many days later, at the same price.`,
        seeAlso: { page: "terms", id: "delay" },
      },
      {
        question: "What if it changes nothing?",
        answer: `We count before we begin and again ${facts.recountMonths} months after the first version. If the number has not moved, you choose: ${facts.freeWeeks} more weeks of our work free of charge, or ${facts.refund} of the price back.`,
        seeAlso: { page: "terms", id: "no-change" },
      },
      {
        question: "Does it work with the systems we have?",
        answer: "Yes, if they let other software in. We find out before we name a price.",
        seeAlso: { page: "terms", id: "price" },
      },
      {
        question: "Who owns the code and the data, and where are they?",
        answer: "You do, from the first day. Both are in accounts that belong to you. If you leave, you take everything with you.",
      },
      {
        question: "Who sees our patients’ or pupils’ records?",
        answer: `Nobody, until the agreement that the law requires is signed: for a clinic in the United States, a business associate agreement under HIPAA. Then only the people it names. If something goes wrong with the records, you hear from us within ${facts.replyTime}.`,
        seeAlso: { page: "privacy", id: "records" },
      },
      {
        question: "Can I call one of your clients?",
        answer: "Yes, any of those who recommend us on our home page. Ask us for a number.",
      },
    ],
  },
} satisfies PageModule & { questions: { heading: string; items: readonly QuestionText[] } };
