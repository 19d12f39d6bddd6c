import assert from "node:assert/strict";
import { test } from "node:test";
import { readDrawings } from "#server/read-drawings.ts";
import type { SiteContent } from "#shared/content/schemas.ts";
import { assertContent, siteContent } from "#shared/content/site-content.ts";
import { ContentError, checkContent } from "#shared/content/validation/validate-content.ts";
import { pages } from "#shared/pages.ts";
import { paths } from "#shared/paths.ts";

const drawings = readDrawings();
const now = new Date("2026-11-21T12:00:00Z");

/** Content without types, so that a test can break any part of it. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Breakable = any;

/** The mistakes after breaking a copy of the site's content, as "module: field reason". */
function mistakesAfter(breakIt: (content: Breakable) => void): string[] {
  const content: SiteContent = structuredClone(siteContent(pages));
  breakIt(content);
  try {
    checkContent(content, drawings, now);
    return [];
  } catch (error) {
    assert.ok(error instanceof ContentError);
    return error.mistakes.map(({ module, field, reason }) => `${module}: ${field} ${reason}`);
  }
}

const page = (content: Breakable, path: string) =>
  content.pages.find((entry: { path: string }) => entry.path === path).content;

type Rule = [mistake: string, breakIt: (content: Breakable) => unknown, message: RegExp];

const rules: Rule[] = [
  [
    "a project whose change has no figure",
    (content) => (content.projects[0].change.to = " "),
    /^projects\.ts: projects\[0\]\.change\.to must be a figure of at most 10 characters/,
  ],
  [
    "a missing title",
    (content) => delete page(content, paths.about).metadata.title,
    /^page \/about: metadata\.title is missing$/,
  ],
  [
    "a title over 60 characters",
    (content) => (page(content, paths.about).metadata.title = "x".repeat(61)),
    /^page \/about: metadata\.title must be 1 to 60 characters, but is "x+" \(61 long\)$/,
  ],
  [
    "a description under 70 characters",
    (content) => (page(content, paths.about).metadata.description = "x".repeat(69)),
    /^page \/about: metadata\.description must be 70 to 160 characters/,
  ],
  [
    "a title that two pages share",
    (content) => (page(content, paths.contact).metadata.title = page(content, paths.about).metadata.title),
    /^page \/contact: metadata\.title is the same as page \/about: metadata\.title/,
  ],
  [
    "a description that a page shares with the 404 page",
    (content) =>
      (content.failures["not-found.ts"].metadata.description = page(
        content,
        paths.about,
      ).metadata.description),
    /^not-found\.ts: metadata\.description is the same as page \/about: metadata\.description/,
  ],
  [
    "a missing menu label",
    (content) => delete page(content, paths.about).menu.label,
    /^page \/about: menu\.label is missing$/,
  ],
  [
    "an empty text deep inside a page",
    (content) => (page(content, paths.about).more = [{ text: "\n " }]),
    /^page \/about: more\[0\]\.text must not be empty$/,
  ],
  [
    "an empty alternative text",
    (content) => (content.projects[1].image.alt = ""),
    /^projects\.ts: projects\[1\]\.image\.alt must be text that is not empty, but is ""/,
  ],
  [
    "a page modified in the future",
    (content) => (page(content, paths.home).metadata.modifiedTime = "2026-11-23"),
    /^page \/: metadata\.modifiedTime is in the future: 2026-11-23/,
  ],
  [
    "a page modified before it was published",
    (content) =>
      Object.assign(page(content, paths.home).metadata, {
        publishedTime: "2026-11-20",
        modifiedTime: "2026-11-19",
      }),
    /^page \/: metadata\.modifiedTime must not be before metadata\.publishedTime, 2026-11-20$/,
  ],
  [
    "a day that no calendar has",
    (content) => (content.testimonials[1].date = "2026-02-30"),
    /^testimonials\.ts: testimonials\[1\]\.date is no day of the calendar/,
  ],
  [
    "a project from the future",
    (content) => (content.projects[0].year = 2027),
    /^projects\.ts: projects\[0\]\.year is in the future: 2027/,
  ],
  [
    "a company founded in the future",
    (content) => (content.brand.founded = 2027),
    /^brand\.ts: brand\.founded is in the future/,
  ],
  [
    "a testimonial about an unknown project",
    (content) => (content.testimonials[0].project = "moon-base"),
    /^testimonials\.ts: testimonials\[0\]\.project names an unknown project: "moon-base" \(known: /,
  ],
  [
    "a service that the contact form does not offer",
    (content) => (content.furtherServices[0].contactService = "Gardening"),
    /^services\.ts: furtherServices\[0\]\.contactService names an unknown service of the contact form: "Gardening"/,
  ],
  [
    "a service id that stands twice",
    (content) => (content.furtherServices[0].id = content.mainServices[0].id),
    /^services\.ts: furtherServices\[0\]\.id is the same as mainServices\[0\]\.id/,
  ],
  [
    "an id with capitals or spaces",
    (content) => (content.highlights[0].id = "Week Six"),
    /^services\.ts: highlights\[0\]\.id must be an id of small letters, digits and single hyphens/,
  ],
  [
    "an anchor that stands twice on a page",
    (content) => (page(content, paths.home).more = [{ id: "twice" }, { id: "twice" }]),
    /^page \/: id "twice" is the same as id "twice"/,
  ],
  [
    "a link that leads to no page",
    (content) => (page(content, paths.home).more = { href: "/contakt" }),
    /^page \/: more\.href leads to no page: "\/contakt"$/,
  ],
  [
    "a link to an anchor that its page does not have",
    (content) => (content.words["layout.ts"].more = { href: "/#prices" }),
    /^layout\.ts: more\.href leads to no anchor of \/: "\/#prices"$/,
  ],
  [
    "a phone link to another number than the one shown",
    (content) => Object.assign(content.brand.phone, { display: "+1 215-555-0143", uri: "tel:+12155550142" }),
    /^brand\.ts: brand\.phone\.uri must be tel:\+12155550143, the number of phone\.display/,
  ],
  [
    "a rating of 6 stars",
    (content) => (content.testimonials[0].rating = 6),
    /^testimonials\.ts: testimonials\[0\]\.rating must be a whole number from 1 to 5, but is 6$/,
  ],
  [
    "a third highlight",
    (content) => content.highlights.push({ ...content.highlights[0], id: "third" }),
    /^services\.ts: highlights must be a list of exactly two, but has 3$/,
  ],
  [
    "a portfolio without a project",
    (content) => {
      content.projects = [];
      content.testimonials = [];
    },
    /^projects\.ts: projects must be a list of at least one$/,
  ],
  [
    "a picture without a file",
    (content) => (content.projects[0].image.name = "garden"),
    /^projects\.ts: projects\[0\]\.image\.name names a missing picture: client\/pictures\/garden\.png$/,
  ],
  [
    "a page's picture without a file",
    (content) => (page(content, paths.about).image.name = "garden"),
    /^page \/about: image\.name names a missing picture: client\/pictures\/garden\.png$/,
  ],
  [
    "a vignette that nobody has drawn",
    (content) => (content.mainServices[0].vignette = { name: "garden", alt: "A garden" }),
    /^services\.ts: mainServices\[0\]\.vignette\.name names a missing vignette: "garden" is no symbol of/,
  ],
  [
    "a project whose link is no web address",
    (content) => (content.projects[0].link = "little-harbor.example"),
    /^projects\.ts: projects\[0\]\.link must be an https:\/\/ address, but is "little-harbor\.example"/,
  ],
  [
    "fewer people at most than at least",
    (content) => (content.brand.employees = { min: 10, max: 5 }),
    /^brand\.ts: brand\.employees\.max must be at least employees\.min, 10$/,
  ],
  [
    "a day that ends before it begins",
    (content) => Object.assign(content.brand.hours.week[0], { opens: "09:00", closes: "08:00" }),
    /^brand\.ts: brand\.hours\.week\[0\]\.closes must be later than opens, 09:00$/,
  ],
  [
    "a day with two times",
    (content) => {
      const { week } = content.brand.hours;
      week.push({ ...week[0], days: [week[0].days[0]] });
    },
    /^brand\.ts: brand\.hours\.week\[\d\]\.days is the same as brand\.hours\.week\[0\]\.days: "\w+"$/,
  ],
  [
    "a number of people that is neither a number nor a range",
    (content) => (content.brand.employees = "a dozen"),
    /^brand\.ts: brand\.employees must be a whole number from 1, or \{ min, max \}, but is "a dozen"/,
  ],
  [
    "a sixth social link",
    (content) => {
      const [social] = content.brand.socials;
      content.brand.socials = Array.from("123456", (id) => ({ ...social, id }));
    },
    /^brand\.ts: brand\.socials must be a list of at most five, but is .* \(6 long\)$/,
  ],
  [
    "a time zone that does not exist",
    (content) => (content.brand.hours.timeZone = "America/Philadelphia"),
    /^brand\.ts: brand\.hours\.timeZone names an unknown time zone: "America\/Philadelphia"$/,
  ],
];

for (const [mistake, breakIt, message] of rules) {
  test(`the content check names ${mistake}`, () => {
    const mistakes = mistakesAfter(breakIt);
    assert.equal(mistakes.length, 1, mistakes.join("\n"));
    assert.match(mistakes[0] ?? "", message);
  });
}

test("the site's own content is right today", () => {
  assert.doesNotThrow(() => assertContent(pages, drawings));
});

test("a company with less to show makes no mistake", () => {
  const less = (content: Breakable) => {
    content.brand.socials = [];
    content.mainServices.length = 1;
    delete content.mainServices[0].vignette;
    content.furtherServices = [];
    content.projects.length = 1;
    content.testimonials = [];
  };
  // Other modules link to the services that are gone.
  assert.deepEqual(
    mistakesAfter(less).filter((mistake) => !mistake.includes("leads to no anchor")),
    [],
  );
});

test("today's date in Auckland is not in the future", () => {
  const today = "2026-11-22";
  assert.deepEqual(
    mistakesAfter((content) => (page(content, paths.home).metadata.modifiedTime = today)),
    [],
  );
});

test("all mistakes come in one error, a line for each", () => {
  const content: Breakable = structuredClone(siteContent(pages));
  content.brand.email = "nobody";
  content.testimonials[0].rating = 0;
  assert.throws(
    () => checkContent(content, drawings, now),
    /2 mistake\(s\)[^\n]*\n {2}brand\.ts: brand\.email must be an email address, but is "nobody"[^\n]*\n {2}testimonials\.ts: /,
  );
});
