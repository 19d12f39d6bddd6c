import type { Company, ProjectFacts, ServiceFacts, TestimonialFacts } from "#shared/content/schemas.ts";

/** The facts in shared/company.ts. */
export interface Facts {
  company: Company;
  mainServices: readonly ServiceFacts[];
  furtherServices: readonly ServiceFacts[];
  projects: readonly ProjectFacts[];
  testimonials: readonly TestimonialFacts[];
}
