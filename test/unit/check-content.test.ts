import assert from "node:assert/strict";
import { test } from "node:test";
import { checkContent, siteData, siteTranslations } from "#shared/content/check-content.ts";
import { PlainError } from "#shared/plain-error.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test breaks any part of the content
type Breakable = any;

/** A day after every date in the content. */
const later = "2999-01-01T12:00Z";
const [[language, text] = assert.fail("no language")] = siteTranslations;
const { tag } = language;
const [project = assert.fail("no project")] = siteData.projects;
const { story } = text;
const reviews = siteData.testimonials.map((_, at) => `testimonials.ts: testimonials[${at}]`);

/** The lines of the error that the check throws. */
function problemsIn(content: { data: Breakable; texts: Breakable }, now = later): string[] {
  try {
    checkContent(content.data, content.texts, new Date(now));
    return [];
  } catch (error) {
    assert.ok(error instanceof PlainError, String(error));
    return error.message.split("\n  ").slice(1);
  }
}

/** The content in the default language, with a different value at a place like `en/home.ts: metadata.title`. */
function contentWith(place: string, value: unknown) {
  const data: Breakable = structuredClone(siteData);
  const own: Breakable = structuredClone({ ...text });
  const [module = "", field = ""] = place.split(".ts: ");
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? "";
  const key = module.replace(`${tag}/`, "").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const start = module.startsWith(tag) ? own[key] : module === "services" ? data.services : data;
  const parent = keys.reduce((parent, key) => parent?.[key], start);
  assert.ok(parent, `the content has no ${place}`);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return { data, texts: [[language, own]] };
}

/** Every value is one error, whose line begins with the place and the reason. */
function assertProblems(values: readonly (readonly [place: string, value: unknown, reason: string])[]) {
  for (const [place, value, reason] of values) {
    const problems = problemsIn(contentWith(place, value));
    assert.ok(problems[0]?.startsWith(`${place} ${reason}`), `${place} ${reason}: ${problems}`);
    assert.equal(problems.length, 1);
  }
}

test("the site's content is valid today", () => checkContent());

test("a date may be today's in the earliest time zone, but no later", () => {
  const content = contentWith(`${tag}/home.ts: metadata.modifiedTime`, "2998-03-02");
  assert.deepEqual(problemsIn(content, "2998-03-01T10:00Z"), []);
  assert.match(problemsIn(content, "2998-03-01T09:59Z").join(), /^\S+ metadata\.modifiedTime must not be in/);
});

test("an empty text is a problem, and one error lists all problems", () => {
  const places = [
    `${tag}/about.ts: metadata.title`,
    `${tag}/projects.ts: ${project.id}.alt`,
    "company.ts: company.name",
  ];
  assertProblems(places.map((place) => [place, " ", "must not be empty"]));
  const content = contentWith("company.ts: company.name", "\n");
  content.data.company.email = "nobody";
  assert.equal(problemsIn(content).length, 2);
});

test("a text that is too long or too short is a problem", () => {
  assertProblems([
    [`${tag}/home.ts: metadata.title`, "x".repeat(61), "must have at most 60 characters"],
    [`${tag}/home.ts: metadata.description`, "x".repeat(69), "must have 70 to 160 characters"],
    [`${tag}/home.ts: metadata.description`, "x".repeat(161), "must have 70 to 160 characters"],
    [`${tag}/home.ts: about.facts[0].figure`, "12 long days", "must have at most 10 characters"],
    [
      `${tag}/services-page.ts: highlights.items[0].figure`,
      "12 long days",
      "must have at most 10 characters",
    ],
    ["company.ts: company.shortName", "A company's name", "must have at most 12 characters"],
  ]);
  const [changed] = Object.entries(text.projects).find(([, { change }]) => change) ?? [];
  if (changed)
    assertProblems([
      [`${tag}/projects.ts: ${changed}.change.from`, "1234567890123%", "must have at most 12"],
    ]);
});

test("a date that does not exist, is in the future or in the wrong order is a problem", () => {
  assertProblems([
    ...reviews.flatMap(
      (review) =>
        [
          [`${review}.date`, "2026-02-30", "must be a day of the calendar"],
          [`${review}.date`, "3000-01-01", "must not be in the future"],
        ] as const,
    ),
    ["projects.ts: projects[0].year", 3000, "must not be in the future"],
    ["company.ts: company.founded", 3000, "must not be in the future"],
    [`${tag}/home.ts: metadata.modifiedTime`, "May 2026", "must be a day of the calendar"],
  ]);
  for (const [to, problem] of [
    ["2026-08-01", /closed\[0\]\.to must not be before from/],
    ["2026-08-32", /closed\[0\]\.to must be a day of the calendar/],
  ] as const) {
    const closed = [{ from: "2026-08-03", to }];
    assert.match(problemsIn(contentWith("company.ts: company.openingHours.closed", closed)).join(), problem);
  }
  const problems = problemsIn(contentWith(`${tag}/home.ts: metadata.publishedTime`, "2998-01-01"));
  assert.match(problems.join(), /^\S+ metadata\.modifiedTime must not be before publishedTime/);
});

test("a value in the wrong format is a problem", () => {
  assertProblems([
    ["company.ts: company.founded", 0, "must be a whole number above 0"],
    ["company.ts: company.replyHours", "24", "must be a whole number above 0"],
    ["company.ts: company.openingHours.timeZone", "Europe/Moon", "must be a time zone"],
    ["projects.ts: projects[0].link", "http://bath.example", "must be an https:// address"],
    ...siteData.company.socials.map(
      (_, at) =>
        [`company.ts: company.socials[${at}].url`, "video.example", "must be an https:// address"] as const,
    ),
    ["company.ts: company.email", "nobody", "must be an email address"],
    [
      "company.ts: company.phone.uri",
      "0117 496",
      'must be a phone link like tel:+12155550142, but is "0117 496"',
    ],
    ["company.ts: company.openingHours.week[0].closes", "00:00", "must be later than opens"],
    ["company.ts: company.openingHours.week[0].closes", "25:00", "must be a time like 09:00"],
    [`${tag}/paths.ts: about`, "about", "must be an address like /about-us"],
    [`${tag}/paths.ts: about`, "/über-uns", "must be an address like /about-us"],
  ]);
});

test("a reference to something that does not exist, and a duplicate id, are problems", () => {
  // The story's product needs figures in percent.
  const counted = Object.entries(text.story ? text.projects : {}).flatMap(([id, { change }]) =>
    change && !change.from.includes("%") ? [id] : [],
  );
  assertProblems([
    ["services.ts: mainServices[0].contactService", "juggling", "must be one of"],
    ["services.ts: undecidedService", "juggling", "must be one of"],
    ["projects.ts: projects[0].builder", "Nobody", "must be one of"],
    ...reviews.map((review) => [`${review}.project`, "tower", "must be one of"] as const),
    ...counted.map((id) => [`${tag}/story.ts: product.project`, id, "must be one of"] as const),
  ]);
  const content = contentWith("company.ts: company.founded", siteData.company.founded);
  content.data.projects.push(project);
  assert.deepEqual(problemsIn(content), [`projects.ts: the id "${project.id}" must be there only once`]);
});

test("a text that only another language has, and an item of the data without text, are problems", () => {
  const content = contentWith(`${tag}/about.ts: heading`, undefined);
  delete content.texts[0]?.[1].projects[project.id];
  content.data.team.push("Ada Lovelace");
  const both = problemsIn({ ...content, texts: [...content.texts, [{ ...language, tag: "xx" }, text]] });
  assert.ok(both.includes(`${tag}/about.ts: heading is missing`));
  assert.ok(both.includes(`${tag}/projects.ts: ${project.id}.title is missing`));
  assert.ok(both.includes(`${tag}/about.ts: company.roles.Ada Lovelace is missing`));
});

test("words that their text does not contain are a problem", () => {
  assertProblems([[`${tag}/home.ts: headingHighlight`, "nowhere", "must be words of heading"]]);
  if (story)
    assertProblems([[`${tag}/story.ts: mail.sentence`, "Us help.", "must be the words in brackets"]]);
});

test("a text of four words that is the same in another language is not translated, unless it is a name", () => {
  const { data, texts } = contentWith("company.ts: company.legalName", "Strut and Partners of Bath Ltd");
  const [[, own]] = texts as Breakable;
  own.layout.footer.copyright = `© ${data.company.legalName}`;
  own.layout.skipLink = "Go to the page's content";
  const copy = [{ ...language, tag: "xx", prefix: "/xx" }, own];
  const places = problemsIn({ data, texts: [...texts, copy] }).map((line) => line.replace(/ is not.*/, ""));
  assert.ok(places.includes("xx/layout.ts: skipLink"));
  assert.ok(!places.includes("xx/layout.ts: footer.copyright"));
});
