import assert from "node:assert/strict";
import { test } from "node:test";
import { findImages } from "#server/build/find-images.ts";
import { assertContent, ContentError, checkContent } from "#shared/content/check-content.ts";
import { type Breakable, createContent } from "./small-content.ts";

/** The lines of the error that the check throws. */
function mistakesIn({ company, ...words }: Breakable): string[] {
  const images = { pictures: ["bridge", "portrait-ada"], vignettes: ["crane"] };
  try {
    checkContent(company, words, images, new Date("2026-05-01T12:00:00Z"));
    return [];
  } catch (error) {
    assert.ok(error instanceof ContentError, String(error));
    return error.message.split("\n  ").slice(1);
  }
}

/** The small content with another value at a place, like `en/home.ts: metadata.title`. */
function contentWith(place: string, value: unknown): Breakable {
  const content = createContent();
  // The data stands in the small content under one key, whatever its module.
  const keys = place
    .replace(/^\w+\.ts/, "company")
    .split(/\W+/)
    .filter((key) => key !== "ts");
  const last = keys.pop() ?? "";
  const parent = keys.reduce((parent, key) => parent[key], content);
  parent[last] = value;
  return content;
}

/** Every value is one mistake, and its line begins with the place and the reason. */
function assertMistakes(values: readonly (readonly [place: string, value: unknown, reason: string])[]) {
  for (const [place, value, reason] of values) {
    const mistakes = mistakesIn(contentWith(place, value));
    assert.deepEqual(
      [mistakes[0]?.slice(0, place.length + reason.length + 1), mistakes.length],
      [`${place} ${reason}`, 1],
    );
  }
}

test("right content passes: a small one with today's date in UTC+14, and the site's own", async () => {
  assert.deepEqual(mistakesIn(createContent()), []);
  await assertContent(findImages());
});

test("a text that is missing or empty is a mistake, and all mistakes come in one error", () => {
  assertMistakes([
    ["en/about.ts: metadata.title", undefined, "is missing"],
    ["en/services.ts: sums.title", undefined, "is missing"],
    ["en/services.ts: sums.alt", undefined, "is missing"],
    ["en/projects.ts: bridge.change.to", undefined, "is missing"],
    ["en/testimonials.ts: ada.alt", " ", "must not be empty"],
    ["en/about.ts: image.alt", "\n", "must not be empty"],
    ["company.ts: company.name", "", "must not be empty"],
  ]);
  const mistakes = mistakesIn(contentWith("en/services.ts: plans", undefined));
  assert.deepEqual(mistakes, [
    "en/services.ts: plans.title is missing",
    "en/services.ts: plans.text is missing",
  ]);
});

test("a text that is too long or too short for its place is a mistake", () => {
  assertMistakes([
    ["en/home.ts: metadata.title", "x".repeat(61), "must have at most 60 characters"],
    ["en/home.ts: metadata.description", "x".repeat(69), "must have 70 to 160 characters"],
    ["en/home.ts: metadata.description", "x".repeat(161), "must have 70 to 160 characters"],
    ["en/home.ts: mail.figure", "12 long days", "must have at most 10 characters"],
    ["en/projects.ts: bridge.change.from", "twelve long days", "must have at most 12 characters"],
  ]);
});

test("a date that does not exist, is in the future or in the wrong order is a mistake", () => {
  assertMistakes([
    ["testimonials.ts: testimonials[0].date", "2026-02-30", "must be a day of the calendar"],
    ["projects.ts: projects[0].year", 2027, "must not be in the future"],
    ["company.ts: company.founded", 2027, "must not be in the future"],
    ["en/home.ts: metadata.modifiedTime", "2026-05-03", "must not be in the future"],
    ["en/home.ts: metadata.modifiedTime", "2026-04-30", "must not be before publishedTime"],
  ]);
});

test("the name of something that does not exist is a mistake", () => {
  assertMistakes([
    ["testimonials.ts: testimonials[0].project", "moon", "must be the id of a project"],
    ["services.ts: mainServices[0].contactService", "moon", "must be an option of the form"],
    ["projects.ts: projects[0].picture", "moon", "must be the name of a PNG file"],
    ["services.ts: mainServices[0].vignette", "moon", "must be the id of a symbol"],
    ["services.ts: mainServices[0].before", "moon", "must be the id of a symbol"],
    ["company.ts: company.hours.timeZone", "Europe/Moon", "must be a time zone"],
    ["en/about.ts: image.name", "moon", "must be the name of a PNG file"],
    ["en/about.ts: vignette.name", "moon", "must be the id of a symbol"],
    ["en/about.ts: conversation.service", "moon", "must be the id of a service"],
  ]);
});

test("an id, a title or a description that stands twice is a mistake", () => {
  assertMistakes([
    ["services.ts: furtherServices[0].id", "sums", "is the same as services.ts: mainServices[0].id"],
    ["en/about.ts: metadata.title", "home", "is the same as en/home.ts: metadata.title"],
    ["en/about.ts: metadata.description", "home".padEnd(70, "."), "is the same as en/home.ts: metadata"],
    ["en/services.ts: plans.title", "Sums", "is the same as en/services.ts: sums.title"],
  ]);
});

test("an address, a link or a time of another form is a mistake", () => {
  assertMistakes([
    ["projects.ts: projects[0].link", "http://bath.example", "must be an https:// address"],
    ["company.ts: company.socials[0].url", "video.example", "must be an https:// address"],
    ["company.ts: company.email", "nobody", "must be an email address"],
    [
      "company.ts: company.phone.uri",
      "0117 496 0123",
      'must be a phone link like tel:+12155550142, but is "0117 496 0123"',
    ],
    ["company.ts: company.hours.week[0].closes", "08:00", "must be later than opens"],
    ["company.ts: company.hours.week[0].closes", "25:00", "must be a time like 09:00"],
  ]);
});

test("marked words that their text does not have are a mistake", () => {
  assertMistakes([
    ["en/home.ts: headingMark", "by hand", "must be words of heading"],
    ["en/about.ts: mail.mark", "lot", "must be words of text"],
    ["en/about.ts: mail.sentence", "Us help.", "must be the words in brackets of mail.text"],
  ]);
});

test("a text of four words that is the same in another language is not translated, unless it is a name", () => {
  const content = createContent();
  content.en.layout = { footer: content.company.company.legalName, button: "Ask for steel" };
  content.xx = structuredClone(content.en);
  const translated = { heading: "Puentes", headingMark: "Puentes", lead: "Acero" };
  for (const page of [content.xx.home, content.xx.about]) Object.assign(page, translated);
  assert.deepEqual(mistakesIn(content), []);
  content.xx.home.lead = content.en.about.lead;
  assert.deepEqual(mistakesIn(content), ["xx/home.ts: lead is not translated yet"]);
});
