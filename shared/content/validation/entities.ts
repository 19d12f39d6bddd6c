import type { TSchema } from "typebox";
import { contactFields } from "#shared/contact-form.ts";
import {
  ProjectFactsSchema,
  ProjectWordsSchema,
  ServiceFactsSchema,
  type ServiceWords,
  ServiceWordsSchema,
  TestimonialFactsSchema,
  TestimonialWordsSchema,
} from "#shared/content/schemas.ts";
import type { SiteWords } from "#shared/content/site-words.ts";
import { checkSchema, type Mistake } from "./check-schema.ts";
import type { Facts } from "./facts.ts";
import { column, findDuplicates, findUnknown, findWrongDates } from "./references.ts";
import { fileOf } from "./words.ts";

const module = "company.ts";

function checkItems(root: string, schema: TSchema, list: readonly object[]): Mistake[] {
  return list.flatMap((item, index) => checkSchema(module, `${root}[${index}]`, schema, item));
}

/** Finds mistakes in the facts about services, projects and testimonials, in each alone and between them. */
export function checkEntities(facts: Facts, now: Date): Mistake[] {
  const { mainServices, furtherServices, projects, testimonials } = facts;
  const ofServices = (key: "id" | "contactService") => [
    ...column(module, "mainServices", mainServices, key),
    ...column(module, "furtherServices", furtherServices, key),
  ];
  const { options = [] } = contactFields.find(({ name }) => name === "service") ?? {};
  const atLeastOne = (field: string, { length }: readonly unknown[]) =>
    length > 0 ? [] : [{ module, field, reason: "must be a list of at least one" }];
  return [
    ...checkItems("mainServices", ServiceFactsSchema, mainServices),
    ...checkItems("furtherServices", ServiceFactsSchema, furtherServices),
    ...findDuplicates(ofServices("id")),
    ...findUnknown(ofServices("contactService"), "service of the contact form", options),
    ...atLeastOne("mainServices", mainServices),
    ...checkItems("projects", ProjectFactsSchema, projects),
    ...findDuplicates(column(module, "projects", projects, "id")),
    ...findWrongDates(column(module, "projects", projects, "year"), now),
    ...atLeastOne("projects", projects),
    ...checkItems("testimonials", TestimonialFactsSchema, testimonials),
    ...findDuplicates(column(module, "testimonials", testimonials, "id")),
    ...findUnknown(
      column(module, "testimonials", testimonials, "project"),
      "project",
      projects.map(({ id }) => id),
    ),
    ...findWrongDates(column(module, "testimonials", testimonials, "date"), now),
  ];
}

/** Finds mistakes in the words of services, projects and testimonials, and those that the facts need. */
export function checkEntityWords(tag: string, words: SiteWords, facts: Facts): Mistake[] {
  const allServices = [...facts.mainServices, ...facts.furtherServices];
  const findMissing = (key: "services" | "projects" | "testimonials", needed: readonly { id: string }[]) =>
    needed
      .filter(({ id }) => !Object.hasOwn(words[key], id))
      .map(({ id }) => ({ module: fileOf(tag, key), field: id, reason: "is missing" }));
  const check = (key: "services" | "projects" | "testimonials", schema: TSchema) =>
    Object.entries(words[key]).flatMap(([id, item]) => checkSchema(fileOf(tag, key), id, schema, item));
  const findSameTitles = (key: "services" | "projects") =>
    findDuplicates(
      Object.entries(words[key]).map(([id, { title }]) => ({
        module: fileOf(tag, key),
        field: `${id}.title`,
        value: title,
      })),
    );
  const services: Readonly<Record<string, ServiceWords>> = words.services;
  const withoutAlt = allServices
    .filter(({ id, vignette }) => vignette && services[id] && !services[id].alt)
    .map(({ id }) => ({
      module: fileOf(tag, "services"),
      field: `${id}.alt`,
      reason: "is missing: the service has a vignette",
    }));
  return [
    ...findMissing("services", allServices),
    ...findMissing("projects", facts.projects),
    ...findMissing("testimonials", facts.testimonials),
    ...withoutAlt,
    ...check("services", ServiceWordsSchema),
    ...findSameTitles("services"),
    ...check("projects", ProjectWordsSchema),
    ...findSameTitles("projects"),
    ...check("testimonials", TestimonialWordsSchema),
  ];
}
