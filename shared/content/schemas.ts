import Type, { type Static } from "typebox";

// Rules for single values. A description completes the message "must be …". Rules between values (duplicate
// ids, unknown projects) are in validation/references.ts. Facts stand once for all languages, in
// shared/company.ts. Words stand in the folder of their language.

const Text = Type.String({ pattern: "\\S", description: "text that is not empty" });
const Id = Type.String({
  pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
  description: "an id of small letters, digits and single hyphens",
});
const IsoDate = Type.String({
  pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
  description: "a date like 2026-03-18",
});
const WebAddress = Type.String({
  pattern: "^https://[^\\s/]+\\.[^\\s]+$",
  description: "an https:// address",
});
const Time = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "a time like 09:00" });
const TimeZone = Type.String({
  pattern: "^[A-Z]\\w+(/[\\w+-]+)+$|^UTC$",
  description: "an IANA time zone like America/New_York",
});
const Year = Type.Integer({ minimum: 1900, maximum: 2999, description: "a year" });
const Count = Type.Integer({ minimum: 1, description: "a whole number from 1" });

/** A page's entry in the main navigation. The entry's id is the page's path. */
const MenuSchema = Type.Object({ label: Text, title: Text });

/**
 * A service. `id` is its anchor on the services page. `contactService` is the option that its link selects in
 * the form. `vignette` is the id of a symbol in client/pictures/vignettes.svg.
 */
export const ServiceFactsSchema = Type.Object({
  id: Id,
  /** A service without a drawing is words alone. */
  vignette: Type.Optional(Id),
  contactService: Id,
});

/** The words of a service's card. */
export const ServiceWordsSchema = Type.Object({
  title: Text,
  text: Text,
  /** The results that the client gets, in a few words each. */
  deliverables: Type.Array(Text, { minItems: 3, maxItems: 3, description: "a list of exactly three" }),
  /** Alternative text of its vignette. */
  alt: Type.Optional(Text),
});

/** A figure that pages set very large. */
const Figure = Type.String({
  pattern: "\\S",
  maxLength: 10,
  description: "a figure of at most 10 characters",
});

/** A figure before and after a project. Screen readers read "7 steps from basket to order, now 3". */
const ChangeSchema = Type.Object({ from: Figure, what: Text, to: Figure });

/** A project of the portfolio. `picture` is the name of the file client/pictures/<picture>.png. */
export const ProjectFactsSchema = Type.Object({
  id: Id,
  picture: Id,
  technologies: Type.Array(Text, { minItems: 1, description: "a list of at least one" }),
  client: Text,
  /** The person of the company who built it. */
  builder: Text,
  year: Year,
  /** A product that nobody outside can visit has none. */
  link: Type.Optional(WebAddress),
});

/** The words of a project. `alt` is the alternative text of its picture. */
export const ProjectWordsSchema = Type.Object({
  title: Text,
  category: Text,
  alt: Text,
  change: ChangeSchema,
  description: Text,
});

/** The name of the picture of a person. The build makes small sizes of it. */
const Portrait = Type.String({
  pattern: "^portrait-[a-z0-9-]+$",
  description: "the name of a portrait: portrait-…",
});

/** A client who recommends the company. `project` is the project's id, `rating` its stars out of five. */
export const TestimonialFactsSchema = Type.Object({
  id: Id,
  company: Text,
  picture: Portrait,
  rating: Type.Integer({ minimum: 1, maximum: 5, default: 5, description: "a whole number from 1 to 5" }),
  project: Id,
  date: IsoDate,
});

/** The client's words. `name` is written with its title. `alt` is the alternative text of the portrait. */
export const TestimonialWordsSchema = Type.Object({ name: Text, position: Text, alt: Text, review: Text });

const Social = Type.Object({ id: Id, label: Text, url: WebAddress });
const LanguageTag = Type.String({
  pattern: "^[a-z]{2}(-[A-Z]{2})?$",
  description: "a language tag like en-US",
});
const Weekday = Type.Enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"], {
  description: "a day of the week in English",
});

/** Days with the same hours. `opens` and `closes` are times in the company's time zone. */
const DayGroupSchema = Type.Object({
  days: Type.Array(Weekday, { minItems: 1, description: "a list of at least one day" }),
  opens: Time,
  closes: Time,
});

const CountRange = Type.Object({ min: Count, max: Count });

/** The facts about the company. */
export const CompanySchema = Type.Object({
  name: Text,
  legalName: Text,
  email: Type.String({ pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", description: "an email address" }),
  phone: Type.Object({
    display: Text,
    uri: Type.String({ pattern: "^tel:\\+\\d{7,15}$", description: "a phone link like tel:+12155550142" }),
  }),
  hours: Type.Object({
    timeZone: TimeZone,
    /** A day that is in no group is closed. */
    week: Type.Array(DayGroupSchema, { minItems: 1, description: "a list of at least one group of days" }),
  }),
  socials: Type.Array(Social, { maxItems: 5, description: "a list of at most five" }),
  founded: Year,
  employees: Type.Union([Count, CountRange], { description: "a whole number from 1, or { min, max }" }),
  /** The contact page's stamp has room for two digits. */
  replyHours: Type.Integer({ minimum: 1, maximum: 99, description: "a whole number from 1 to 99" }),
  languages: Type.Array(LanguageTag, { minItems: 1, description: "a list of at least one language" }),
});

const SocialImage = Type.Object({
  path: Type.String({ pattern: "^/", description: "a path that begins with /" }),
  width: Count,
  height: Count,
  alt: Text,
});

/** A page's metadata for search engines and link previews. */
const PageMetadataSchema = Type.Object({
  title: Type.String({ pattern: "\\S", maxLength: 60, description: "1 to 60 characters" }),
  description: Type.String({ minLength: 70, maxLength: 160, description: "70 to 160 characters" }),
  keywords: Type.Array(Text, { minItems: 1, description: "a list of at least one" }),
  /** The page's only date of change: sitemap, JSON-LD and article:modified_time use it. */
  modifiedTime: IsoDate,
  image: Type.Optional(SocialImage),
  type: Type.Optional(Type.Enum(["website", "article"], { description: "website or article" })),
  author: Type.Optional(Text),
  publishedTime: Type.Optional(IsoDate),
  section: Type.Optional(Text),
  tags: Type.Optional(Type.Array(Text)),
});

/** The common words of every page. The texts of other sections must only not be empty. */
export const PageWordsSchema = Type.Object({
  menu: Type.Optional(MenuSchema),
  metadata: PageMetadataSchema,
  heading: Text,
  lead: Text,
});

type Menu = Static<typeof MenuSchema>;
export type ServiceFacts = Static<typeof ServiceFactsSchema>;
export type ServiceWords = Static<typeof ServiceWordsSchema>;
export type ProjectFacts = Static<typeof ProjectFactsSchema>;
export type ProjectWords = Static<typeof ProjectWordsSchema>;
export type TestimonialFacts = Static<typeof TestimonialFactsSchema>;
export type TestimonialWords = Static<typeof TestimonialWordsSchema>;
export type Company = Static<typeof CompanySchema>;
export type HandbookEntry = Static<typeof HandbookEntrySchema>;
export type Handbook = Static<typeof HandbookSchema>;
export type PageMetadata = Static<typeof PageMetadataSchema>;

/** The common words of every page. `heading` is the h1, `lead` the first paragraph below it. */
export type PageWords = {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** Absent on error pages. */
  menu?: Menu;
};

/** The common words of the pages in the menu. */
export type MenuPageWords = PageWords & { menu: Menu };

/** A bot that a visitor can ask, and what stands around the field. */
export type BotWords = {
  log: string;
  /** The person is a sample, and says so. */
  names: { visitor: string; bot: string; person: string };
  label: string;
  ask: string;
  questions: readonly string[];
  note: string;
  restart: string;
  handbook: Handbook;
};

/** The services page's conversation: an example, which the visitor continues with the bot. */
export type Conversation = {
  /** The id of the service that it shows. */
  service: string;
  caption: string;
  example: {
    name: string;
    question: string;
    answer: string;
    /** The page of the handbook that the answer cites. */
    source: { title: string; quote: string };
  };
  bot: BotWords;
};

const HandbookEntrySchema = Type.Object({
  /** Chapter and page stand above the quote: "Returns and repairs, page 3". */
  chapter: Text,
  page: Count,
  /** What the bot says. */
  answer: Text,
  /** The sentence of the handbook that the answer rests on. */
  quote: Text,
  /** Questions that the entry answers, in many customers' words. Nobody sees them; the search reads them. */
  asks: Text,
});

/** What bot and person say around the answers. The person is a sample, and says so. */
const ChatSchema = Type.Object({
  source: Text,
  nothing: Text,
  long: Text,
  unknown: Text,
  person: Text,
  personAgain: Text,
});

/** A handbook from which a bot answers, and what a search has to know about its language. */
export const HandbookSchema = Type.Object({
  chat: ChatSchema,
  entries: Type.Array(HandbookEntrySchema, { minItems: 1, description: "a list of at least one" }),
  /** Subjects that customers ask about and the handbook lacks. A question that fits one of them best has no answer. */
  elsewhere: Type.Array(Text),
  /** Words that mean the same, in one text each. */
  synonyms: Type.Array(Text),
  /** Words that say nothing about a question's subject. */
  ignored: Text,
  /** Endings that words lose before they are compared, longest first. */
  endings: Type.Array(Text),
});

/** Questions that clients ask before they write, with their answers. */
export const QuestionsSchema = Type.Array(Type.Object({ question: Text, answer: Text }), {
  minItems: 1,
  maxItems: 8,
  description: "a list of one to eight",
});

/** The names of all drawings that content can use, for validation. */
export type Drawings = { pictures: readonly string[]; vignettes: readonly string[] };
