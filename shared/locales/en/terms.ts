import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead =
  "How we agree on a price, what moves it, and who pays when someone is late. Your contract says the same.";

/** Text of the terms. They repeat promises of Home, Contact and About, and of the signed page: change them together. */
export const terms = {
  footer: "Terms",
  metadata: {
    title: `Terms – ${company.shortName}`,
    description: lead,
    keywords: ["terms", "fixed price", "delay", "support"],
    modifiedTime: "2026-11-24",
  },
  heading: "Terms",
  lead,
  prose: [
    { heading: "What we agree on" },
    "One page: the problem in one sentence, today’s figure, the day of the first version, the fixed price, and the month in which we count again. You sign it, and so does the person who will build it. The six weeks begin that day.",
    { heading: "What moves the price" },
    "A first version costs $12,000 to $40,000. Four things decide where between the two:",
    {
      list: [
        "how many kinds of people use it: parents alone, or parents, doctors and the front desk",
        "how many of your systems it has to talk to, and whether these can be talked to at all",
        "whether old records must move, and in what state they are",
        "whether the law has a say, as with patients, pupils and payments",
      ],
    },
    "One kind of user and no other system is near $12,000. Three kinds, three systems and ten years of records are near $40,000. Little Harbor’s booking page was $18,400. If you ask for more while we build, you get a second price in writing first, and may say no.",
    { heading: "If we are late" },
    "From week seven on we work at our own cost until your people use it. Each late week takes 10% off the price.",
    { heading: "If you are late" },
    "We need access, answers, and your people for an hour a week. The page you sign says which and when. If we wait for one of them longer than two working days, the day of the first version moves by as many days as we waited. The price stays. After four weeks of waiting either of us may stop: you pay for the weeks worked, and keep what was made in them.",
    { heading: "If the number does not move" },
    "We count again three months after. If it has not moved, you choose: six more weeks of our work free of charge, or 50% of the price back.",
    { heading: "What is yours" },
    "Code, accounts and data, from the first day. If you leave, you take all of it with you.",
    { heading: "Support" },
    "$400 to $1,500 a month, from the people who built it. Stop at the end of any month.",
    { heading: "Questions" },
    "Ask before you sign. A person answers.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageText & Record<string, unknown>;
