import assert from "node:assert/strict";
import { test } from "node:test";
import { assertContent, siteContent } from "#shared/content/site-content.ts";
import { ContentError, checkContent, type SiteContent } from "#shared/content/validation/validate-content.ts";
import { pages } from "#shared/pages.ts";
import { paths } from "#shared/paths.ts";

const now = new Date("2026-11-21T12:00:00Z");

/** Content of which every leaf may be changed. */
// biome-ignore lint/suspicious/noExplicitAny: a broken copy is broken on purpose, types included
type Breakable = any;

/** The mistakes found after `breakIt` changed a copy of the real content, as "module: field reason". */
function mistakesAfter(breakIt: (content: Breakable) => void): string[] {
  const copy: SiteContent = structuredClone(siteContent(pages));
  breakIt(copy);
  try {
    checkContent(copy, now);
    return [];
  } catch (error) {
    assert.ok(error instanceof ContentError);
    return error.mistakes.map(({ module, field, reason }) => `${module}: ${field} ${reason}`);
  }
}

/** Proves that a change is found, as exactly one mistake that reads like this. */
function finds(name: string, breakIt: (content: Breakable) => void, ...expected: RegExp[]) {
  test(`the content check names ${name}`, () => {
    const mistakes = mistakesAfter(breakIt);
    assert.equal(mistakes.length, expected.length, mistakes.join("\n"));
    for (const [index, pattern] of expected.entries()) assert.match(mistakes[index] ?? "", pattern);
  });
}

const page = (content: Breakable, path: string) =>
  content.pages.find((entry: { path: string }) => entry.path === path).content;

test("the site's own content is right today", () => {
  assert.doesNotThrow(() => assertContent(pages));
});

test("all mistakes come in one error, a line for each", () => {
  const copy = structuredClone(siteContent(pages)) as Breakable;
  copy.brand.email = "nobody";
  copy.projects[1].image.alt = "";
  copy.testimonials[0].rating = 6;
  assert.throws(
    () => checkContent(copy, now),
    (error: Error) => {
      assert.ok(error instanceof ContentError);
      assert.match(error.message, /3 mistake\(s\)/);
      assert.match(error.message, /\n {2}brand\.ts: brand\.email must be an email address, but is "nobody"/);
      assert.match(
        error.message,
        /\n {2}projects\.ts: projects\[1\]\.image\.alt must be text that is not empty/,
      );
      assert.match(error.message, /\n {2}testimonials\.ts: testimonials\[0\]\.rating must be a whole number/);
      return true;
    },
  );
});

finds(
  "a missing title",
  (content) => delete page(content, paths.about).metadata.title,
  /^page \/about: metadata\.title is missing$/,
);
finds(
  "an empty title",
  (content) => {
    page(content, paths.about).metadata.title = " ";
  },
  /^page \/about: metadata\.title must be 1 to 60 characters/,
);
finds(
  "a title over 60 characters",
  (content) => {
    page(content, paths.about).metadata.title = "x".repeat(61);
  },
  /^page \/about: metadata\.title must be 1 to 60 characters, but is "x+" \(61 long\)$/,
);
finds(
  "a description under 70 characters",
  (content) => {
    page(content, paths.services).metadata.description = "x".repeat(69);
  },
  /^page \/services: metadata\.description must be 70 to 160 characters/,
);
finds(
  "a description over 160 characters",
  (content) => {
    page(content, paths.services).metadata.description = "x".repeat(161);
  },
  /^page \/services: metadata\.description must be 70 to 160 characters/,
);
finds(
  "a title that two pages share",
  (content) => {
    page(content, paths.contact).metadata.title = page(content, paths.about).metadata.title;
  },
  /^page \/contact: metadata\.title is the same as page \/about: metadata\.title/,
);
finds(
  "a description that two pages share",
  (content) => {
    content.failures["not-found.ts"].metadata.description = page(content, paths.about).metadata.description;
  },
  /^not-found\.ts: metadata\.description is the same as page \/about: metadata\.description/,
);
finds(
  "a missing menu label",
  (content) => delete page(content, paths.about).menu.label,
  /^page \/about: menu\.label is missing$/,
);
finds(
  "an empty text anywhere in a page",
  (content) => {
    page(content, paths.about).process.steps[1].text = "\n ";
  },
  /^page \/about: process\.steps\[1\]\.text must not be empty$/,
);
finds(
  "an empty alt text of a page's picture",
  (content) => {
    page(content, paths.about).image.alt = "";
  },
  /^page \/about: image\.alt must not be empty$/,
);
finds(
  "an empty alt text of a portrait",
  (content) => {
    content.testimonials[2].image.alt = "";
  },
  /^testimonials\.ts: testimonials\[2\]\.image\.alt must be text that is not empty, but is ""/,
);
finds(
  "a page modified in the future",
  (content) => {
    page(content, paths.home).metadata.modifiedTime = "2026-11-22";
  },
  /^page \/: metadata\.modifiedTime is in the future: 2026-11-22 \(today is 2026-11-21\)$/,
);
finds(
  "a page modified before it was published",
  (content) => {
    page(content, paths.home).metadata.publishedTime = "2026-11-20";
  },
  /^page \/: metadata\.modifiedTime must not be before metadata\.publishedTime, 2026-11-20$/,
);
finds(
  "a review from the future",
  (content) => {
    content.testimonials[1].date = "2027-01-01";
  },
  /^testimonials\.ts: testimonials\[1\]\.date is in the future/,
);
finds(
  "a day that no calendar has",
  (content) => {
    content.testimonials[1].date = "2026-02-30";
  },
  /^testimonials\.ts: testimonials\[1\]\.date is no day of the calendar/,
);
finds(
  "a project from the future",
  (content) => {
    content.projects[0].year = 2027;
  },
  /^projects\.ts: projects\[0\]\.year is in the future: 2027/,
);
finds(
  "a company founded in the future",
  (content) => {
    content.brand.founded = 2027;
  },
  /^brand\.ts: brand\.founded is in the future/,
);
finds(
  "a testimonial about an unknown project",
  (content) => {
    content.testimonials[0].project = "moon-base";
  },
  /^testimonials\.ts: testimonials\[0\]\.project names an unknown project: "moon-base" \(known: pediatric-/,
);
finds(
  "a service that the contact form does not offer",
  (content) => {
    content.furtherServices[0].enquiry = "Gardening";
  },
  /^services\.ts: furtherServices\[0\]\.enquiry names an unknown service of the contact form: "Gardening"/,
);
finds(
  "a service id that stands twice",
  (content) => {
    content.furtherServices[0].id = content.mainServices[0].id;
  },
  /^services\.ts: furtherServices\[0\]\.id is the same as mainServices\[0\]\.id: "portfolio-websites"$/,
);
finds(
  "a project id that stands twice",
  (content) => {
    content.projects[2].id = content.projects[0].id;
    content.testimonials[2].project = content.projects[0].id;
  },
  /^projects\.ts: projects\[2\]\.id is the same as projects\[0\]\.id/,
);
finds(
  "a testimonial id that stands twice",
  (content) => {
    content.testimonials[2].id = content.testimonials[1].id;
  },
  /^testimonials\.ts: testimonials\[2\]\.id is the same as testimonials\[1\]\.id/,
);
finds(
  "an id with capitals or spaces",
  (content) => {
    content.highlights[0].id = "Week Six";
  },
  /^services\.ts: highlights\[0\]\.id must be an id of small letters, digits and single hyphens/,
);
finds(
  "an anchor that stands twice on a page",
  (content) => {
    page(content, paths.home).about.id = "services";
  },
  /^page \/: id "services" is the same as id "services"/,
);
finds(
  "a link that leads to no page",
  (content) => {
    page(content, paths.home).banner.action.href = "/contakt";
  },
  /^page \/: banner\.action\.href leads to no page: "\/contakt"$/,
);
finds(
  "a link of the frame that leads to no page",
  (content) => {
    content.words["frame.ts"].quote.href = "/quote";
  },
  /^frame\.ts: quote\.href leads to no page: "\/quote"$/,
);
finds(
  "a link to an anchor that its page does not have",
  (content) => {
    page(content, paths.about).secondAction.href = "/#prices";
  },
  /^page \/about: secondAction\.href leads to no anchor of \/: "\/#prices"$/,
);
finds(
  "a path that two pages share",
  (content) => {
    content.pages[4].path = paths.about;
    for (const { content: words } of content.pages) {
      words.action = undefined;
      words.banner = undefined;
    }
    content.words["frame.ts"].quote.href = paths.about;
  },
  /^pages: \[4\]\.path is the same as \[1\]\.path: "\/about"$/,
);
finds(
  "a phone link to another number than the one shown",
  (content) => {
    content.brand.phone.display = "+1 215-555-0143";
  },
  /^brand\.ts: brand\.phone\.uri must be tel:\+12155550143, the number of phone\.display/,
);
finds(
  "a phone link that is none",
  (content) => {
    content.brand.phone.uri = "215-555-0142";
  },
  /^brand\.ts: brand\.phone\.uri must be a phone link/,
);
finds(
  "a rating of 0 stars",
  (content) => {
    content.testimonials[0].rating = 0;
  },
  /^testimonials\.ts: testimonials\[0\]\.rating must be a whole number from 1 to 5, but is 0$/,
);
finds(
  "a fourth social network",
  (content) => {
    content.brand.socials.push({ id: "x", label: "X", url: "https://x.example/brackwell" });
  },
  /^brand\.ts: brand\.socials must be a list of exactly three, but is .* \(4 long\)$/,
);
finds(
  "a third highlight",
  (content) => {
    content.highlights.push({ ...content.highlights[0], id: "third" });
  },
  /^services\.ts: highlights must be a list of exactly two, but has 3$/,
);
finds(
  "a portfolio of two",
  (content) => {
    content.projects.pop();
    content.testimonials.pop();
    page(content, paths.projects).schema.list.items = content.projects;
  },
  /^projects\.ts: projects must be a list of at least three, but has 2$/,
);
finds(
  "a project without technologies",
  (content) => {
    content.projects[0].technologies = [];
  },
  /^projects\.ts: projects\[0\]\.technologies must be a list of at least one/,
);
finds(
  "a project whose link is no web address",
  (content) => {
    content.projects[0].link = "little-harbor.example";
  },
  /^projects\.ts: projects\[0\]\.link must be an https:\/\/ address, but is "little-harbor\.example"/,
);
finds(
  "fewer people at most than at least",
  (content) => {
    content.brand.employees.max = 5;
  },
  /^brand\.ts: brand\.employees\.max must be at least employees\.min, 10$/,
);
finds(
  "a day that ends before it begins",
  (content) => {
    content.brand.hours.closes = "08:00";
  },
  /^brand\.ts: brand\.hours\.closes must be later than hours\.opens, 09:00$/,
);
