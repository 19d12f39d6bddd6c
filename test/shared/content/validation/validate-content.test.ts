import assert from "node:assert/strict";
import { test } from "node:test";
import { readDrawings } from "#server/read-drawings.ts";
import * as facts from "#shared/company.ts";
import { assertContent, ContentError, checkContent } from "#shared/content/validation/validate-content.ts";
import { defaultLanguage } from "#shared/languages.ts";

const drawings = readDrawings();
const now = new Date("2026-11-21T12:00:00Z");

/** Facts and words without types, so that a test can break any part of it. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Breakable = any;

const { words } = await defaultLanguage.load();

/** The mistakes after breaking a copy of the site's facts and words, as "module: field reason". */
function mistakesAfter(breakIt: (content: Breakable) => void): string[] {
  const content: Breakable = structuredClone({ ...facts, words });
  breakIt(content);
  try {
    checkContent(content, { en: content.words }, drawings, now);
    return [];
  } catch (error) {
    assert.ok(error instanceof ContentError);
    return error.mistakes.map(({ module, field, reason }) => `${module}: ${field} ${reason}`);
  }
}

type Rule = [mistake: string, breakIt: (content: Breakable) => unknown, message: RegExp];

const rules: Rule[] = [
  [
    "a page of the handbook that is no number",
    (content) => (content.words.servicesPage.conversation.bot.handbook.entries[0].page = "one"),
    /^en\/handbook\.ts: .*page must be a whole number from 1/,
  ],
  [
    "a contact page without questions",
    (content) => (content.words.contactPage.questions.items = []),
    /^en\/contact-page\.ts: questions\.items must be a list of one to eight, but is \[\] \(0 long\)$/,
  ],
  [
    "a ninth question",
    (content) =>
      (content.words.contactPage.questions.items = Array.from("123456789", (question) => ({
        question,
        answer: question,
      }))),
    /^en\/contact-page\.ts: questions\.items must be a list of one to eight, but is .* \(9 long\)$/,
  ],
  [
    "a question without an answer",
    (content) => delete content.words.contactPage.questions.items[0].answer,
    /^en\/contact-page\.ts: questions\.items\[0\]\.answer is missing$/,
  ],
  [
    "a question that stands twice",
    (content) => {
      const { items } = content.words.contactPage.questions;
      content.words.contactPage.questions.items = [items[0], items[0]];
    },
    /^en\/contact-page\.ts: questions\.items\[1\]\.question is the same as questions\.items\[0\]\.question/,
  ],
  [
    "a project whose change has no figure",
    (content) => (content.words.projects[facts.projects[0].id].change.to = " "),
    /^en\/projects\.ts: [\w-]+\.change\.to must be a figure of at most 10 characters/,
  ],
  [
    "a missing title",
    (content) => delete content.words.about.metadata.title,
    /^en\/about\.ts: metadata\.title is missing$/,
  ],
  [
    "a title over 60 characters",
    (content) => (content.words.about.metadata.title = "x".repeat(61)),
    /^en\/about\.ts: metadata\.title must be 1 to 60 characters, but is "x+" \(61 long\)$/,
  ],
  [
    "a description under 70 characters",
    (content) => (content.words.about.metadata.description = "x".repeat(69)),
    /^en\/about\.ts: metadata\.description must be 70 to 160 characters/,
  ],
  [
    "a title that two pages share",
    (content) => (content.words.contactPage.metadata.title = content.words.about.metadata.title),
    /^en\/contact-page\.ts: metadata\.title is the same as en\/about\.ts: metadata\.title/,
  ],
  [
    "a description that a page shares with the 404 page",
    (content) => (content.words.notFound.metadata.description = content.words.about.metadata.description),
    /^en\/not-found\.ts: metadata\.description is the same as en\/about\.ts: metadata\.description/,
  ],
  [
    "a missing menu label",
    (content) => delete content.words.about.menu.label,
    /^en\/about\.ts: menu\.label is missing$/,
  ],
  [
    "an empty text deep inside a page",
    (content) => (content.words.about.more = [{ text: "\n " }]),
    /^en\/about\.ts: more\[0\]\.text must not be empty$/,
  ],
  [
    "an empty alternative text",
    (content) => (content.words.projects[facts.projects[0].id].alt = ""),
    /^en\/projects\.ts: [\w-]+\.alt must be text that is not empty, but is ""/,
  ],
  [
    "a page modified in the future",
    (content) => (content.words.home.metadata.modifiedTime = "2026-11-23"),
    /^en\/home\.ts: metadata\.modifiedTime is in the future: 2026-11-23/,
  ],
  [
    "a page modified before it was published",
    (content) =>
      Object.assign(content.words.home.metadata, {
        publishedTime: "2026-11-20",
        modifiedTime: "2026-11-19",
      }),
    /^en\/home\.ts: metadata\.modifiedTime must not be before metadata\.publishedTime, 2026-11-20$/,
  ],
  [
    "a day that no calendar has",
    (content) => (content.testimonials[1].date = "2026-02-30"),
    /^company\.ts: testimonials\[1\]\.date is no day of the calendar/,
  ],
  [
    "a project from the future",
    (content) => (content.projects[0].year = 2027),
    /^company\.ts: projects\[0\]\.year is in the future: 2027/,
  ],
  [
    "a company founded in the future",
    (content) => (content.company.founded = 2027),
    /^company\.ts: company\.founded is in the future/,
  ],
  [
    "a testimonial about an unknown project",
    (content) => (content.testimonials[0].project = "moon-base"),
    /^company\.ts: testimonials\[0\]\.project names an unknown project: "moon-base" \(known: /,
  ],
  [
    "a service that the contact form does not offer",
    (content) => (content.mainServices[0].contactService = "gardening"),
    /^company\.ts: mainServices\[0\]\.contactService names an unknown service of the contact form: "gardening"/,
  ],
  [
    "a service id that stands twice",
    (content) => content.furtherServices.push(content.mainServices[0]),
    /^company\.ts: furtherServices\[\d+\]\.id is the same as mainServices\[0\]\.id/,
  ],
  [
    "an id with capitals or spaces",
    (content) => (content.company.socials[0].id = "Linked In"),
    /^company\.ts: company\.socials\[0\]\.id must be an id of small letters, digits and single hyphens/,
  ],
  [
    "a phone link to another number than the one shown",
    (content) =>
      Object.assign(content.company.phone, { display: "+1 215-555-0143", uri: "tel:+12155550142" }),
    /^company\.ts: company\.phone\.uri must be tel:\+12155550143, the number of phone\.display/,
  ],
  [
    "a rating of 6 stars",
    (content) => (content.testimonials[0].rating = 6),
    /^company\.ts: testimonials\[0\]\.rating must be a whole number from 1 to 5, but is 6$/,
  ],
  [
    "a portfolio without a project",
    (content) => {
      content.projects = [];
      content.testimonials = [];
    },
    /^company\.ts: projects must be a list of at least one$/,
  ],
  [
    "a picture without a file",
    (content) => (content.projects[0].picture = "not-drawn"),
    /^company\.ts: projects\[0\]\.picture names a missing picture: client\/pictures\/not-drawn\.png$/,
  ],
  [
    "a page's picture without a file",
    (content) => (content.words.about.image.name = "not-drawn"),
    /^en\/about\.ts: image\.name names a missing picture: client\/pictures\/not-drawn\.png$/,
  ],
  [
    "an author of a review whose picture is no portrait",
    (content) => (content.testimonials[0].picture = content.projects[0].picture),
    /^company\.ts: testimonials\[0\]\.picture must be the name of a portrait: portrait-…, but is "/,
  ],
  [
    "a highlight whose figure is too long",
    (content) => (content.words.servicesPage.highlights.items[0].figure = "12 working days"),
    /^en\/services-page\.ts: highlights\.items\[0\]\.figure must be a figure of at most 10 characters, but is "12 working days"/,
  ],
  [
    "a vignette that no words describe",
    (content) => {
      content.mainServices[0].vignette = drawings.vignettes[0];
      delete content.words.services[content.mainServices[0].id].alt;
    },
    /^en\/services\.ts: [\w-]+\.alt is missing: the service has a vignette$/,
  ],
  [
    "a vignette that nobody has drawn",
    (content) => {
      content.mainServices[0].vignette = "not-drawn";
      content.words.services[content.mainServices[0].id].alt = "A garden";
    },
    /^company\.ts: mainServices\[0\]\.vignette names a missing vignette: "not-drawn" is no symbol of/,
  ],
  [
    "a project whose link is no web address",
    (content) => (content.projects[0].link = "little-harbor.example"),
    /^company\.ts: projects\[0\]\.link must be an https:\/\/ address, but is "little-harbor\.example"/,
  ],
  [
    "fewer people at most than at least",
    (content) => (content.company.employees = { min: 10, max: 5 }),
    /^company\.ts: company\.employees\.max must be at least employees\.min, 10$/,
  ],
  [
    "a day that ends before it begins",
    (content) => Object.assign(content.company.hours.week[0], { opens: "09:00", closes: "08:00" }),
    /^company\.ts: company\.hours\.week\[0\]\.closes must be later than opens, 09:00$/,
  ],
  [
    "a day with two times",
    (content) => {
      const { week } = content.company.hours;
      week.push({ ...week[0], days: [week[0].days[0]] });
    },
    /^company\.ts: company\.hours\.week\[\d\]\.days is the same as company\.hours\.week\[0\]\.days: "\w+"$/,
  ],
  [
    "a number of people that is neither a number nor a range",
    (content) => (content.company.employees = "a dozen"),
    /^company\.ts: company\.employees must be a whole number from 1, or \{ min, max \}, but is "a dozen"/,
  ],
  [
    "a sixth social link",
    (content) => {
      const [social] = content.company.socials;
      content.company.socials = Array.from("123456", (id) => ({ ...social, id }));
    },
    /^company\.ts: company\.socials must be a list of at most five, but is .* \(6 long\)$/,
  ],
  [
    "a time zone that does not exist",
    (content) => (content.company.hours.timeZone = "America/Philadelphia"),
    /^company\.ts: company\.hours\.timeZone names an unknown time zone: "America\/Philadelphia"$/,
  ],
];

const missing: Rule[] = [
  [
    "a service without words",
    (content) => delete content.words.services[facts.mainServices[0].id],
    /^en\/services\.ts: [\w-]+ is missing$/,
  ],
  [
    "a project without words",
    (content) => delete content.words.projects[facts.projects[0].id],
    /^en\/projects\.ts: [\w-]+ is missing$/,
  ],
];

const marks: Rule[] = [
  [
    "marked words that the heading does not have",
    (content) => (content.words.home.headingMark = "on foot."),
    /^en\/home\.ts: headingMark must be words of heading$/,
  ],
  [
    "marked words that the banner does not have",
    (content) => (content.words.about.banner.mark = "two sentences"),
    /^en\/about\.ts: banner\.mark must be words of banner\.text$/,
  ],
  [
    "a lit word that is missing in the mail",
    (content) => (content.words.about.mail.text = content.words.about.mail.text.replace(/\[(\S+)\]/, "$1")),
    /^en\/about\.ts: mail\.sentence must be the words in brackets of mail\.text, in their order: /,
  ],
  [
    "lit words in another order",
    (content) => {
      const { mail } = content.words.about;
      const [first = "", second = ""] = mail.text.match(/\[\S+\]/g);
      mail.text = mail.text.replace(first, "[…]").replace(second, first).replace("[…]", second);
    },
    /^en\/about\.ts: mail\.sentence must be the words in brackets of mail\.text, in their order: /,
  ],
];

for (const [mistake, breakIt, message] of [...rules, ...missing, ...marks]) {
  test(`the content check names ${mistake}`, () => {
    const mistakes = mistakesAfter(breakIt);
    assert.equal(mistakes.length, 1, mistakes.join("\n"));
    assert.match(mistakes[0] ?? "", message);
  });
}

/** The mistakes in a second language whose words differ from the first one's by this change alone. */
function mistakesInSecondLanguage(change: (words: Breakable) => void): string[] {
  const translated: Breakable = structuredClone(words);
  change(translated);
  try {
    checkContent(facts, { en: words, xx: translated }, drawings, now);
    return [];
  } catch (error) {
    assert.ok(error instanceof ContentError);
    return error.mistakes.map(({ module, field, reason }) => `${module}: ${field} ${reason}`);
  }
}

/** Changes every text inside of words. */
function translate(words: Breakable) {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === "object") translate(value);
    else if (typeof value === "string" && value.includes(" ")) words[key] = value.replaceAll(" ", "\u2009");
  }
}

test("a long text that is the same in two languages is named, wherever it stands", () => {
  const mistakes = mistakesInSecondLanguage((translated) => {
    const { lead } = translated.home;
    translate(translated);
    translated.contactPage.heading = lead;
  });
  assert.deepEqual(mistakes, ["xx/contact-page.ts: heading is not translated yet"]);
});

test("a third language that is a copy of the second is not translated yet", () => {
  const second: Breakable = structuredClone(words);
  translate(second);
  const check = () =>
    checkContent(facts, { en: words, xx: second, yy: structuredClone(second) }, drawings, now);
  assert.throws(check, /yy\/about\.ts: mail\.text is not translated yet/);
  assert.throws(check, (error) => error instanceof ContentError && !/ xx\//.test(error.message));
});

test("names and short texts may be the same in two languages", () => {
  const mistakes = mistakesInSecondLanguage((translated) => {
    const { label } = translated.home.menu;
    translate(translated);
    translated.home.menu.label = label;
    translated.layout.footer.company[0] = words.layout.footer.company[0];
  });
  assert.deepEqual(mistakes, []);
});

test("a long legal name that begins with the company's name is a name", () => {
  const legalName = `${facts.company.name} and Partners Chartered Tax Advisers LLP`;
  const renamed: Breakable = structuredClone({ ...facts });
  renamed.company.legalName = legalName;
  const [first, second]: Breakable[] = [structuredClone(words), structuredClone(words)];
  translate(second);
  for (const each of [first, second]) each.layout.footer.company[0] = `© ${legalName}`;
  assert.doesNotThrow(() => checkContent(renamed as typeof facts, { en: first, xx: second }, drawings, now));
});

test("the site's own content is right today", async () => {
  await assert.doesNotReject(assertContent(drawings));
});

test("a company with less to show makes no mistake", () => {
  const less = (content: Breakable) => {
    content.company.socials = [];
    content.mainServices.length = 1;
    delete content.mainServices[0].vignette;
    content.furtherServices = [];
    content.projects.length = 1;
    content.testimonials = [];
    content.words.contactPage.questions.items.length = 1;
  };
  assert.deepEqual(mistakesAfter(less), []);
});

test("today's date in Auckland is not in the future", () => {
  const today = "2026-11-22";
  assert.deepEqual(
    mistakesAfter((content) => (content.words.home.metadata.modifiedTime = today)),
    [],
  );
});

test("all mistakes come in one error, a line for each", () => {
  const content: Breakable = structuredClone({ ...facts });
  content.company.email = "nobody";
  content.testimonials[0].rating = 0;
  assert.throws(
    () => checkContent(content, { en: words }, drawings, now),
    /2 mistake\(s\)[^\n]*\n {2}company\.ts: company\.email must be an email address, but is "nobody"[^\n]*\n {2}company\.ts: testimonials/,
  );
});
