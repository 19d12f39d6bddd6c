import type { ProjectData } from "#shared/content/types.ts";
import type { PersonId } from "./team.ts";

/** The projects, in the order of their page. The clients are invented. */
export const projects = [
  {
    id: "school-management",
    picture: "school",
    client: "Alder Grove School",
    builder: "naledi-okafor",
    year: 2024,
    price: 38_000,
    measured: { before: { value: 1, unit: "hour" }, after: { value: 10, unit: "second" } },
    link: "https://alder-grove.example/",
  },
  {
    id: "e-commerce-platform",
    picture: "shop",
    client: "Harrow & Pine",
    builder: "tomas-reyes",
    year: 2025,
    price: 27_500,
    measured: { before: { value: 7 }, after: { value: 3 } },
    link: "https://harrow-and-pine.example/",
  },
  {
    id: "pediatric-consultation",
    picture: "clinic",
    client: "Little Harbor Pediatrics",
    builder: "ines-calder",
    year: 2026,
    price: 18_400,
    measured: { before: { value: 33, unit: "percent" }, after: { value: 7, unit: "percent" } },
    dates: { signed: "2026-01-20", firstVersion: "2026-03-02", counted: "2025-12", countedAgain: "2026-06" },
    link: "https://little-harbor.example/",
  },
] as const satisfies readonly (ProjectData & { builder: PersonId })[];

export type ProjectId = (typeof projects)[number]["id"];

/** The projects that Home shows. */
export const homeProjectIds: readonly ProjectId[] = [
  "school-management",
  "e-commerce-platform",
  "pediatric-consultation",
];

/** The project whose timetable visitors can try on Projects. It fits the school's pictures alone. */
export const timetableProjectId = "school-management" satisfies ProjectId;

/** The project whose story Home tells, and whose picture it shows. It has `dates`. */
export const storyProjectId = "pediatric-consultation" satisfies ProjectId;
