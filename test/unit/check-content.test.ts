import assert from "node:assert/strict";
import { test } from "node:test";
import { checkContent } from "#shared/checks/check-content.ts";
import { findRepeatedFacts } from "#shared/checks/check-facts.ts";
import * as siteData from "#shared/data/index.ts";
import { languages } from "#shared/languages.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test breaks any part of the content
type Breakable = any;

/** A mistake in the data or in a language. */
type Mutation = (data: Breakable, english: Breakable, spanish: Breakable) => void;

const { projects, storyProjectId, testimonials } = siteData;
const story = projects.findIndex(({ id }) => id === storyProjectId);
const other = projects.findIndex(({ id }) => id !== storyProjectId);
const [service] = siteData.mainServices;
const praised = testimonials.findIndex(({ project }) => project !== storyProjectId);
const testimonial = ({ testimonials }: Breakable) => testimonials[praised];
const recommended = `shared/data: testimonials[${testimonials[praised]?.id}]`;

/** After every date in the content. In the earliest time zone, the next day has just begun. */
const now = new Date("2999-01-01T10:00Z");

/** The lines of the error that the check throws for content that `mutate` has changed. Its stack has no others. */
function problemsAfter(mutate: Mutation): string[] {
  const data = structuredClone({ ...siteData });
  const copies = languages.slice(0, 2).map((language) => {
    const { translation } = language;
    return { ...language, translation: structuredClone({ ...translation, pages: { ...translation.pages } }) };
  });
  const [english, spanish]: Breakable[] = copies.map(({ translation }) => translation);
  english.pages.home.metadata.modifiedTime = "2999-01-02";
  mutate(data, english, spanish);
  try {
    checkContent(data, copies, now);
    return [];
  } catch (error) {
    return `${(error as Error).stack}`.split("\n  ").slice(1);
  }
}

test("each mistake of an editor is one error, which says where it is and what is right", () => {
  // biome-ignore format: one mistake in each line
  const mistakes: readonly [expected: string, mutate: Mutation][] = [
    ["es/pages/about.ts: metadata.title must have 1 to 60", (_, __, es) => (es.pages.about.metadata.title = " ")],
    ["en/pages/home.ts: metadata.title must have 1 to 60", (_, en) => (en.pages.home.metadata.title = "x".repeat(61))],
    ["en/pages/home.ts: metadata.description must", (_, en) => (en.pages.home.metadata.description = "x".repeat(69))],
    ["es/pages/home.ts: metadata.description must", (_, __, es) => (es.pages.home.metadata.description = "x".repeat(161))],
    ["en/pages/home.ts: metadata.modifiedTime must be a day", (_, en) => (en.pages.home.metadata.modifiedTime = "2999-01-03")],
    ["es/pages/home.ts: markedWords must be words", (_, __, es) => (es.pages.home.markedWords = "nowhere")],
    ["es/layout.ts: quote must not be empty", (_, __, es) => (es.layout.quote = " ")],
    ["es/layout.ts: quote must be a day like 2026-03-18, or a month", (_, __, es) => (es.layout.quote = "2026-3-8")],
    ...["Â¿QuÃ©?", "Pide&nbsp;precio", "Pide\u00adprecio", "o\u0301"].map((text): typeof mistakes[number] => ["es/layout.ts: quote must be plain text", (_, __, es) => (es.layout.quote = text)]),
    ["es/facts.ts: tag must be", (_, __, es) => (es.facts.tag = "en")],
    ["es/story.ts: sentence must be the words", (_, __, es) => (es.story.sentence = "Us help.")],
    ["es/story.ts: a value of headers must be", (_, __, es) => es.story.headers.shift()],
    ["es/paths.ts: about must be an address", (_, __, es) => (es.paths.about = "about")],
    ["en/pages/about.ts: heading is missing", (_, en) => delete en.pages.about.heading],
    ["shared/data: company.socials[0].url must be", ({ company }) => (company.socials[0].url = "x.example")],
    ['shared/data: the url "https://a.example" must be unique', ({ company }) => company.socials.fill({ label: "A", url: "https://a.example" }, 0, 2)],
    ["shared/data: company.openingHours.closes must be", ({ company }) => (company.openingHours.closes = 6)],
    [`shared/data: projects[${storyProjectId}].builder must be`, ({ projects }) => (projects[story].builder = "Nobody")],
    ["shared/data: storyProjectId must be the id of a project with dates, but is", ({ projects }) => delete projects[story].dates],
    [`shared/data: projects[${storyProjectId}].dates.counted must be a month`, ({ projects }) => (projects[story].dates.counted = "1999-13")],
    ["shared/data: storyProjectId must be the id of a project with whole percentages", ({ projects }) => (projects[story].measured.after.value = 0.5)],
    ["en/pages/contact.ts: seeAlso of a question must name", (_, en) => (en.pages.contact.questions.items.find(({ seeAlso }: Breakable) => seeAlso).seeAlso.id = "refunds")],
    [`shared/data: mainServices[${service.id}].contactService`, (data) => (data.mainServices[0].contactService = "x")],
    [`${recommended}.date must be a day`, (data) => (testimonial(data).date = "2026-02-30")],
    [`${recommended}.project must be`, (data) => (testimonial(data).project = "tower")],
    ["es/pages/home.ts: metadata.modifiedTime must be a day", (data) => (testimonial(data).date = "2998-12-01")],
    ["es/pages/projects.ts: one teacher must be free, not 0", (_, __, es) => (es.pages.projects.project.timetable.teachers.find(({ isFree }: Breakable) => isFree).isFree = false)],
    ["es/pages/projects.ts: metadata.modifiedTime must be a day", (_, __, es) => (es.pages.projects.metadata.modifiedTime = "1999-12-31")],
    [`shared/data: projects[${projects[other]?.id}].year must be`, ({ projects }) => (projects[other].year = 3026)],
    ["shared/data: storyProjectId must be the id of a project with a first version in its year", ({ projects }) => (projects[story].year -= 1)],
    ["shared/data: storyProjectId must be the id of a project with an id that is not", (data) => (data.timetableProjectId = storyProjectId)],
    [`shared/data: projects[${storyProjectId}].dates.countedAgain must be a month`, ({ projects }) => (projects[story].dates.countedAgain = "2999-02")],
    ["shared/data: storyProjectId must be the id of a project with dates in this order", ({ projects }) => (projects[story].dates.counted = projects[story].dates.countedAgain)],
    ["shared/data: storyProjectId must be the id of a project with a first version at most", ({ projects }) => (projects[story].dates.signed = projects[story].dates.counted.concat("-01"))],
    ["shared/data: commitments.priceRange.highest must be above", ({ commitments }) => (commitments.priceRange.highest = 0)],
    ["shared/data: the homeProjectIds", ({ homeProjectIds }) => (homeProjectIds[1] = homeProjectIds[0])],
    ["shared/data: homeProjectIds must be at most 3", ({ homeProjectIds }) => (homeProjectIds.length = 4)],
    ["shared/data: the id", ({ testimonials }) => testimonials.push(testimonials[0])],
  ];
  for (const [expected, mutate] of mistakes) {
    const problems = problemsAfter(mutate);
    assert.ok(problems[0]?.startsWith(expected), `${expected}: ${problems}`);
    assert.equal(problems.length, 1, problems.join());
  }
});

test("each text, picture and signature that an item of the data lacks is one line, and all are listed", () => {
  const problems = problemsAfter(({ mainServices, team }) => {
    team.push({ id: "ada-lovelace", name: "Ada Lovelace" });
    mainServices[0].picture = "school";
  });
  assert.deepEqual(problems, [
    "en/pages/about.ts: team.roles.ada-lovelace is missing",
    "es/pages/about.ts: team.roles.ada-lovelace is missing",
    "client/pictures/school.png must have 1600 x 1000 pixels, but has 800 x 1000",
    "client/pictures/school-narrow.png is missing: 800 x 1000 pixels",
    "client/pictures/signatures.svg lacks the signature ada-lovelace: a filled path in 330 x 96 with that id",
  ]);
});

test("a text takes a figure from the facts instead of writing it, and may count other minutes than a project", () => {
  const shop = { price: "$18,400", after: "10 minutes" };
  const facts = { lateWeekDiscount: "10\u00a0%", replyTime: "24 hours", projects: { shop } };
  const source =
    "Cada semana un 10 %.\nIn 240 hours\nAt 5:24 hours, 3 of 2024-24 hours\nIn 24 hours\n10 minutes\n$18,400";
  const own = [
    'es/terms.ts, line 1, writes "10\u00a0%", which is facts.lateWeekDiscount',
    'es/terms.ts, line 4, writes "24 hours", which is facts.replyTime',
    'es/terms.ts, line 6, writes "$18,400", which is facts.projects.shop.price',
  ];
  assert.deepEqual(findRepeatedFacts("es/terms.ts", source, facts), own);
  assert.equal(
    findRepeatedFacts("es/terms.ts", `${source}\n\${facts.projects}`, facts).length,
    own.length + 1,
  );
});
