import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";
import { projects } from "./projects.ts";
import type { MenuPageContent } from "./schemas.ts";

const lead =
  "A clinic, a shop and a school each brought us one problem. Here is what we built, what it runs on, and what changed.";

/** Words of the portfolio. The works are in projects.ts. */
export const projectsPage = {
  menu: { label: "Portfolio", title: "Three works and what changed" },
  metadata: {
    title: `Portfolio: Clinic, Shop and School Software – ${brand.name}`,
    description: lead,
    keywords: projects.map((project) => project.title),
    modifiedTime: "2026-10-27",
  },
  schema: { type: "CollectionPage", list: { of: "CreativeWork", items: projects } },
  heading: "Three problems, solved and in daily use",
  lead,
  label: "Portfolio",
  list: {
    id: "projects",
    heading: "The works",
    client: "Client",
    year: "Year",
    category: "Field",
    technologies: "Built with",
    visit: "Visit the site",
  },
  banner: {
    id: "contact",
    label: "Contact",
    heading: "Yours could be the fourth",
    text: "Tell us what takes too long. We will tell you what it would take to change it.",
    action: { label: "Start a project", href: paths.contact },
  },
} satisfies MenuPageContent & Record<string, unknown>;
