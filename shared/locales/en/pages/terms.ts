import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { facts } from "../facts.ts";

const lead =
  "How we agree on a price, what moves it, and who pays when someone is late. These terms are part of the page you sign.";

/** Text of the terms. */
export const terms = {
  footer: "Terms",
  metadata: {
    title: `Terms – ${company.name}`,
    description: lead,
    keywords: ["terms", "fixed price", "delay", "support"],
    modifiedTime: "2026-11-28",
  },
  heading: "Terms",
  lead,
  prose: [
    { heading: "What we agree on" },
    `One page: your problem in one sentence, today’s number, the day of the first version, the fixed price, the month in which we count again, what we need from you, and what is yours. You sign it, and so does the person who will build it. The ${facts.weeks} weeks begin that day. With a clinic or a school, the agreement on its records is signed, too.`,
    { heading: "What moves the price", id: "price" },
    `A first version costs ${facts.priceRange}. Four things decide where in between:`,
    {
      list: [
        "how many kinds of people use it: customers alone, or customers, warehouse and accounts",
        "how many of your systems it has to connect to, and whether they let it",
        "whether old records must be moved, and what state they are in",
        "whether the law has a say, as with patients, pupils and payments",
      ],
    },
    `One kind of user and no other system is near ${facts.priceFrom}. Three kinds, three systems and ten years of records are near ${facts.priceTo}. If you ask for more while we build, you get a second price in writing first, and may say no.`,
    { heading: "If we are late", id: "delay" },
    `From week ${facts.firstLateWeek} on we work at our own cost until your people use the first version. Each late week takes ${facts.lateWeekDiscount} off the price.`,
    { heading: "If you are late" },
    `We need access, answers, and ${facts.clientHours} a week of your people’s time; the page you sign says so. If we wait for any of these longer than ${facts.waitingDays} working days, the first version is due that many days later, and the price stays the same. After ${facts.waitingWeeks} weeks of waiting, either of us may stop: you pay for the weeks worked and keep what was made in them.`,
    { heading: "If the number does not move", id: "no-change" },
    `We count again ${facts.recountMonths} months after the first version. If the number has not moved, you choose: ${facts.freeWeeks} more weeks of our work free of charge, or ${facts.refund} of the price back.`,
    { heading: "What is yours" },
    "Code, accounts and data, from the first day. If you leave, you take all of it with you.",
    { heading: "Support" },
    `${facts.supportPriceRange} a month, from the people who built your software. You can stop at the end of any month.`,
    { heading: "Questions" },
    "Ask before you sign. A person answers.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageModule;
