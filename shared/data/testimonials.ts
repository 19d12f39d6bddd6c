import type { TestimonialData } from "#shared/content/types.ts";
import type { ProjectId } from "./projects.ts";

/** Who recommends the company, and when. The people are invented. */
export const testimonials = [
  {
    id: "amara-osei",
    rating: 5,
    project: "pediatric-consultation",
    date: "2026-06-18",
  },
  {
    id: "jonas-lindqvist",
    rating: 5,
    project: "e-commerce-platform",
    date: "2025-11-07",
  },
  {
    id: "priya-raman",
    rating: 5,
    project: "school-management",
    date: "2024-12-12",
  },
] as const satisfies readonly (TestimonialData & { project: ProjectId })[];

export type TestimonialId = (typeof testimonials)[number]["id"];
