import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { projects as projectTexts } from "../projects.ts";

const lead =
  "Each client brought us one problem. Here are the numbers, before and after.";

/** Text of the projects page. The text of each project is in ../projects.ts. */
export const projects = {
  menu: { label: "Portfolio", title: `${Object.keys(projectTexts).length} projects and what changed` },
  metadata: {
    title: `Portfolio: Software Projects, Before and After – ${company.name}`,
    description: lead,
    keywords: Object.values(projectTexts).map(({ title }) => title),
    modifiedTime: "2026-12-01",
  },
  heading: "Judge us by what changed",
  lead,
  project: {
    client: "Client",
    year: "Year",
    category: "Field",
    technologies: "Built with",
    /** What screen readers say instead of the figures of a change. */
    spokenChange: "{metric}: {before} before, {after} now.",
    leftOut: "Left out",
    price: "Fixed price",
    website: "Site",
    /** Follows the site's address. */
    sample: "(sample)",
    /** In the school's picture, where a visitor finds the cover teacher. */
    timetable: {
      invitation: "Your turn: find a cover teacher",
      need: "8B Chemistry needs cover",
      reason: "9:35 in Lab 2. Who is free then?",
      /** What each teaches now. Who has no lesson in the picture's next row is free. */
      teachers: [
        { name: "Omar Saleh", teaches: "Now: Maths, Room\u00a012" },
        { name: "Nadia Haddad", teaches: "Now: Biology, Lab\u00a01", isFree: true },
        { name: "Grace Doyle", teaches: "Now: English, Room\u00a04" },
      ],
      /** `{name}` is a teacher who is not free. */
      busy: "{name} is not free at 9:35.",
      assign: "Assign",
      /** `{name}` is the one who is free. `{time}` is the visitor's, such as "3.4 seconds". */
      done: "You found {name} in {time}.",
      /** The picture's alternative text once she has the lesson. */
      filled: "Alder Grove’s day on one screen: at 9:35, {name} takes 8B Chemistry in Lab 2",
      again: "Again",
    },
  },
} satisfies PageModule;
