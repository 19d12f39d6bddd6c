import type { ProjectData } from "#shared/content/types.ts";
import type { Person } from "./team.ts";

/** The projects, in the order of their page. Home shows the last three. The clients are invented. */
export const projects = [
  {
    id: "school-management",
    picture: "school",
    demo: "timetable",
    client: "Alder Grove School",
    builder: "Naledi Okafor",
    year: 2024,
    link: "https://alder-grove.example/",
  },
  {
    id: "e-commerce-platform",
    picture: "shop",
    client: "Harrow & Pine",
    builder: "Tomás Reyes",
    year: 2025,
    link: "https://harrow-and-pine.example/",
  },
  {
    id: "pediatric-consultation",
    picture: "clinic",
    client: "Little Harbor Pediatrics",
    builder: "Ines Calder",
    year: 2026,
    link: "https://little-harbor.example/",
  },
] as const satisfies readonly (ProjectData & { builder: Person })[];

export type ProjectId = (typeof projects)[number]["id"];

/** The project whose story Home tells, and whose picture it shows. */
export const storyProject: ProjectId = "pediatric-consultation";
