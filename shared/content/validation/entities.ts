import type { TSchema } from "typebox";
import {
  HighlightSchema,
  ProjectSchema,
  ServiceSchema,
  type SiteContent,
  TestimonialSchema,
} from "#shared/content/schemas.ts";
import { checkSchema, type Mistake } from "./check-schema.ts";
import { column, findDuplicates, findUnknown, findWrongDates } from "./references.ts";

function checkItems(module: string, root: string, schema: TSchema, list: readonly object[]): Mistake[] {
  return list.flatMap((item, index) => checkSchema(module, `${root}[${index}]`, schema, item));
}

function checkServices({
  mainServices,
  furtherServices,
  highlights,
  contactServices,
}: SiteContent): Mistake[] {
  const module = "services.ts";
  const both = (key: "id" | "title" | "contactService") => [
    ...column(module, "mainServices", mainServices, key),
    ...column(module, "furtherServices", furtherServices, key),
  ];
  // There must be exactly two highlights, because their carousel is designed for two.
  const pair = `must be a list of exactly two, but has ${highlights.length}`;
  return [
    ...checkItems(module, "mainServices", ServiceSchema, mainServices),
    ...checkItems(module, "furtherServices", ServiceSchema, furtherServices),
    ...checkItems(module, "highlights", HighlightSchema, highlights),
    ...findDuplicates(both("id")),
    ...findDuplicates(both("title")),
    ...findDuplicates(column(module, "highlights", highlights, "id")),
    ...findUnknown(both("contactService"), "service of the contact form", contactServices),
    ...(mainServices.length > 0
      ? []
      : [{ module, field: "mainServices", reason: "must be a list of at least one" }]),
    ...(highlights.length === 2 ? [] : [{ module, field: "highlights", reason: pair }]),
  ];
}

function checkProjects({ projects }: SiteContent, now: Date): Mistake[] {
  const module = "projects.ts";
  return [
    ...checkItems(module, "projects", ProjectSchema, projects),
    ...findDuplicates(column(module, "projects", projects, "id")),
    ...findDuplicates(column(module, "projects", projects, "title")),
    ...findWrongDates(column(module, "projects", projects, "year"), now),
    ...(projects.length > 0 ? [] : [{ module, field: "projects", reason: "must be a list of at least one" }]),
  ];
}

function checkTestimonials({ testimonials, projects }: SiteContent, now: Date): Mistake[] {
  const module = "testimonials.ts";
  const ids = projects.map(({ id }) => id);
  return [
    ...checkItems(module, "testimonials", TestimonialSchema, testimonials),
    ...findDuplicates(column(module, "testimonials", testimonials, "id")),
    ...findUnknown(column(module, "testimonials", testimonials, "project"), "project", ids),
    ...findWrongDates(column(module, "testimonials", testimonials, "date"), now),
  ];
}

/** Finds mistakes in services, highlights, projects and testimonials, in each alone and between them. */
export function checkEntities(content: SiteContent, now: Date): Mistake[] {
  return [...checkServices(content), ...checkProjects(content, now), ...checkTestimonials(content, now)];
}
