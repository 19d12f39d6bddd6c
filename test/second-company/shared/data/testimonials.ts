import type { TestimonialData } from "#shared/site/types.ts";
import type { ProjectId } from "./projects.ts";

/** Who recommends the company, and when. */
export const testimonials = [
  { id: "merle-hansen", company: "Lotsenarchiv Elbhang", rating: 5, project: "log-books", date: "2026-05-20" },
] as const satisfies readonly (TestimonialData & { project: ProjectId })[];

export type TestimonialId = (typeof testimonials)[number]["id"];
