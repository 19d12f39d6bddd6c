import type { MutationsByFile } from "./mutation.ts";

const check = "test/shared/content-check/check.test.ts: the content check names";
const texts = "test/shared/content/texts.test.ts";
const contact = "test/shared/contact.test.ts";

/** The rules of the content, the texts that the specification fixes, and the enquiry's own rules. */
export const content: MutationsByFile = {
  "shared/content-check/shape.ts": [
    {
      what: "no value is held against its schema",
      from: "of Errors(schema, value)[1])",
      to: "of Errors(schema, value)[1].slice(0, 0))",
      tests: [
        `${check} a missing title`,
        `${check} an empty title`,
        `${check} a title over`,
        `${check} a description under`,
        `${check} a description over`,
        `${check} a missing menu label`,
        `${check} an empty alt text of a portrait`,
        `${check} an id with capitals`,
        `${check} a phone link that is none`,
        `${check} a rating of 0 stars`,
        `${check} a fourth social`,
        `${check} a project without technologies`,
        `${check} a project whose link`,
        "test/shared/content-check/check.test.ts: all mistakes come in one error",
      ],
    },
  ],
  "shared/content-check/relations.ts": [
    {
      what: "nothing stands twice",
      from: "if (!other) {",
      to: "if (!other || other) {",
      tests: [
        `${check} a title that two pages share`,
        `${check} a description that two pages share`,
        `${check} a service id that stands twice`,
        `${check} a project id that stands twice`,
        `${check} a testimonial id that stands twice`,
        `${check} an anchor that stands twice`,
        `${check} a path that two pages share`,
      ],
    },
    {
      what: "every name is known",
      from: "!known.includes(value as string)",
      to: "known.length === 0",
      tests: [`${check} a testimonial about an unknown`, `${check} a service that the contact form`],
    },
    {
      what: "dates may be in the future",
      from: "if (text <= today)",
      to: "if (text)",
      tests: [
        `${check} a page modified in the future`,
        `${check} a review from the future`,
        `${check} a project from the future`,
      ],
    },
    {
      what: "a date is not looked up in the calendar",
      from: "const exists = ",
      to: "const exists = true || ",
      tests: [`${check} a day that no calendar has`],
    },
  ],
  "shared/content-check/pages.ts": [
    {
      what: "a page may be modified before it was published",
      from: "modifiedTime < publishedTime;",
      to: "modifiedTime > publishedTime;",
      tests: [`${check} a page modified before`],
    },
  ],
  "shared/content-check/words.ts": [
    {
      what: "words may be empty",
      from: 'if (value.trim() === "") add("must not be empty");',
      to: 'if (value.trim() === "") continue;',
      tests: [`${check} an empty text anywhere`, `${check} an empty alt text of a page's picture`],
    },
    {
      what: "links may lead to no page",
      from: "if (!known) add(",
      to: "if (!known) continue;\n      else if (!known) add(",
      tests: [`${check} a link that leads to no page`, `${check} a link of the frame`],
    },
    {
      what: "links may lead to no anchor",
      from: "!known.includes(fragment)",
      to: "!known",
      tests: [`${check} a link to an anchor`],
    },
  ],
  "shared/content-check/brand.ts": [
    {
      what: "facts about the company need not fit together",
      from: "if (mistakes.length > 0) return mistakes;",
      to: "if (mistakes) return mistakes;",
      tests: [
        `${check} a company founded in the future`,
        `${check} a phone link to another number`,
        `${check} fewer people at most`,
        `${check} a day that ends`,
      ],
    },
  ],
  "shared/content-check/entities.ts": [
    {
      what: "there may be more highlights than their carousel is drawn for",
      from: "highlights.length === 2",
      to: "highlights.length >= 2",
      tests: [`${check} a third highlight`],
    },
    {
      what: "there may be fewer works than Home shows",
      from: "projects.length >= 3",
      to: "projects.length >= 2",
      tests: [`${check} a portfolio of two`],
    },
  ],
  "shared/content/brand.ts": [
    {
      what: "the content has a mistake",
      from: 'closes: "18:00"',
      to: 'closes: "08:00"',
      tests: ["test/shared/content-check/check.test.ts: the site's own content is right"],
    },
    {
      what: "broken content is built",
      from: "founded: 2020",
      to: "founded: 2199",
      build: /brand\.ts: brand\.founded is in the future/,
      tests: [],
    },
    {
      what: "the company was founded in another year",
      from: "founded: 2020",
      to: "founded: 2019",
      tests: [`${texts}: the company was founded`],
    },
    {
      what: "a sample address belongs to somebody",
      from: "hello@brackwell.example",
      to: "hello@brackwell.com",
      tests: [`${texts}: sample addresses`],
    },
  ],
  "shared/content/projects-page.ts": [
    {
      what: "a label of the menu has another word",
      from: 'label: "Portfolio", title',
      to: 'label: "Work", title',
      tests: [`${texts}: the menu has the five labels`],
    },
  ],
  "shared/content/services.ts": [
    {
      what: "a service has another name",
      from: 'title: "WordPress"',
      to: 'title: "CMS"',
      tests: [`${texts}: the first five services`],
    },
  ],
  "shared/content/frame.ts": [
    {
      what: "a button has other words",
      from: "Get a Quote",
      to: "Get a quote",
      tests: [`${texts}: links and buttons`],
    },
  ],
  "shared/content/about.ts": [
    {
      what: "the gauge stands elsewhere",
      from: "value: 75",
      to: "value: 80",
      tests: [`${texts}: the about page has`],
    },
  ],
  "shared/content/contact-page.ts": [
    {
      what: "the form answers in other words",
      from: "Sending...",
      to: "Sending…",
      tests: [`${texts}: the form answers`],
    },
  ],
  "shared/content/testimonials.ts": [
    {
      what: "a testimonial is lost",
      from: "];\n\n/** The words",
      to: "].slice(1) as Testimonial[];\n\n/** The words",
      tests: [`${texts}: there are three projects`],
    },
  ],
  "shared/content/services-page.ts": [
    {
      what: "a text says nothing",
      from: "Describe the task.",
      to: "Unlock seamless growth.",
      tests: [`${texts}: the copy avoids`],
    },
  ],
  "shared/content/projects.ts": [
    {
      what: "a picture has no file",
      from: 'name: "clinic"',
      to: 'name: "hospital"',
      tests: [`${texts}: every picture`],
    },
  ],

  "shared/contact.ts": [
    {
      what: "a message has to be longer",
      from: "AtLeast(10,",
      to: "AtLeast(12,",
      tests: [`${contact}: a complete enquiry`, `${contact}: a message has at least ten`],
    },
    {
      what: "the subject may be empty",
      from: 'Filled("Subject is required"), ',
      to: "",
      tests: [`${contact}: an empty enquiry fails`],
    },
    {
      what: "an email needs no top-level domain",
      from: "^[^\\\\s@]+@[^\\\\s@.]+(\\\\.[^\\\\s@.]+)+$",
      to: "^[^\\\\s@]+@[^\\\\s@]+$",
      tests: [`${contact}: an email must look like`],
    },
    {
      what: "a subject may be of any length",
      from: ', AtMost(150, "Subject")',
      to: "",
      tests: [`${contact}: a value longer than its field's limit`],
    },
    {
      what: "the form offers a service less",
      from: '        "Data Analytics",\n',
      to: "",
      tests: [`${contact}: only an option of the form`],
    },
    {
      what: "every field is required",
      from: "ContactSchema.required.some((required) => required === name)",
      to: "true",
      tests: [`${contact}: phone and company are the optional`],
    },
    {
      what: "of each field only the first rule is tried",
      from: "rules.map((rule) =>",
      to: "rules.slice(0, 1).map((rule) =>",
      tests: [`${contact}: the schema and the check agree`],
    },
    {
      what: "the link to an enquiry does not lead to the form",
      from: "${slug(option)}#form",
      to: "${slug(option)}",
      tests: [`${contact}: the link to an enquiry`],
    },
    {
      what: "a link may name any service",
      from: "if (!options?.includes(option)) throw",
      to: "if (!options) throw",
      tests: [`${contact}: a link to a service that`],
    },
  ],
  "shared/contact-field.ts": [
    {
      what: "white space counts",
      from: '(values[name] ?? "").trim()',
      to: 'values[name] ?? ""',
      tests: [`${contact}: nothing but white space`, `${contact}: a message has at least ten`],
    },
    {
      what: "white space is taken off step by step",
      from: ".trim()",
      to: '.replace(/\\s+$/, "")',
      tests: [`${contact}: a long line of white space`],
    },
  ],
  "server/build/precompile-contact.ts": [
    {
      what: "the browser tries two rules of each field",
      from: "[${list.map(",
      to: "[${list.slice(0, 2).map(",
      tests: ["test/server/build/precompile-contact.test.ts: the browser's check agrees"],
    },
    {
      what: "the browser knows a field less",
      from: "JSON.stringify(contactFields)",
      to: "JSON.stringify(contactFields.slice(1))",
      tests: ["test/server/build/precompile-contact.test.ts: the browser's fields are"],
    },
    {
      what: "the browser gets TypeBox",
      from: "shared\\/contact\\.ts",
      to: "shared\\/enquiry\\.ts",
      tests: ["test/server/build/precompile-contact.test.ts: the browser's check needs no TypeBox"],
    },
  ],
};
