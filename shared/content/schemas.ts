import Type, { type Static } from "typebox";

// Rules for single values. A description completes the message "must be …". Rules between values (duplicate
// ids, unknown projects, broken links) are in validation/references.ts.

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

/** A picture of the site. `name` is the name of the file client/pictures/<name>.png. */
const PictureSchema = Type.Object({ name: Id, alt: Text });

/** A drawing on the services page. `name` is the id of its symbol in client/pictures/vignettes.svg. */
const VignetteSchema = Type.Object({ name: Id, alt: Text });

/** A page's entry in the main navigation. The entry's id is the page's path. */
const MenuSchema = Type.Object({ label: Text, title: Text });

/**
 * A service card. `id` is its anchor on the services page. `contactService` is the option
 * that its link selects in the form.
 */
export const ServiceSchema = Type.Object({
  id: Id,
  title: Text,
  text: Text,
  /** The results that the client gets, in a few words each. */
  deliverables: Type.Array(Text, { minItems: 3, maxItems: 3, description: "a list of exactly three" }),
  /** A service without a drawing is words alone. */
  vignette: Type.Optional(VignetteSchema),
  contactService: Text,
});

/** A slide of the services page's highlights. `figure` is its number, set large. */
export const HighlightSchema = Type.Object({ id: Id, figure: Text, title: Text, text: Text });

/** A figure that pages set very large. */
const Figure = Type.String({
  pattern: "\\S",
  maxLength: 10,
  description: "a figure of at most 10 characters",
});

/** A figure before and after a project. Screen readers read "7 steps from basket to order, now 3". */
const ChangeSchema = Type.Object({ from: Figure, what: Text, to: Figure });

/** A project of the portfolio. */
export const ProjectSchema = Type.Object({
  id: Id,
  title: Text,
  category: Text,
  image: PictureSchema,
  change: ChangeSchema,
  description: Text,
  technologies: Type.Array(Text, { minItems: 1, description: "a list of at least one" }),
  client: Text,
  /** The person of the company who built it. */
  builder: Text,
  year: Year,
  link: WebAddress,
});

/** A client's words about a project. `project` is the project's id, `rating` its stars out of five. */
export const TestimonialSchema = Type.Object({
  id: Id,
  name: Text,
  position: Text,
  company: Text,
  image: PictureSchema,
  rating: Type.Integer({ minimum: 1, maximum: 5, default: 5, description: "a whole number from 1 to 5" }),
  review: Text,
  project: Id,
  date: IsoDate,
});

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

/** All facts about the company. */
export const BrandSchema = Type.Object({
  name: Text,
  legalName: Text,
  tagline: Text,
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
  region: Text,
  socials: Type.Array(Social, { maxItems: 5, description: "a list of at most five" }),
  founded: Year,
  employees: Type.Union([Count, CountRange], { description: "a whole number from 1, or { min, max }" }),
  replyHours: Count,
  languages: Type.Array(Type.Object({ tag: LanguageTag, name: Text }), {
    minItems: 1,
    description: "a list of at least one language",
  }),
  language: LanguageTag,
});

const SocialImage = Type.Object({
  path: Type.String({ pattern: "^/", description: "a path that begins with /" }),
  width: Count,
  height: Count,
  alt: Text,
});

/** A page's metadata for search engines and link previews (spec, "On every page"). */
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

/** The common words of every page. Other sections are checked for empty texts and broken links. */
export const PageContentSchema = Type.Object({
  menu: Type.Optional(MenuSchema),
  metadata: PageMetadataSchema,
  heading: Text,
  lead: Text,
});

type Menu = Static<typeof MenuSchema>;
export type Vignette = Static<typeof VignetteSchema>;
export type Service = Static<typeof ServiceSchema>;
export type Highlight = Static<typeof HighlightSchema>;
export type Project = Static<typeof ProjectSchema>;
export type Testimonial = Static<typeof TestimonialSchema>;
export type Brand = Static<typeof BrandSchema>;
export type PageMetadata = Static<typeof PageMetadataSchema>;
/** The page's type in schema.org's vocabulary, and the list on it. Used by structured-data. */
export type PageSchema = {
  type: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage";
  /** The main subject of the page: the company, the way to reach it, or the whole site. */
  about?: "organization" | "contact" | "website";
  /** Each item is on the page, with its id as anchor. */
  list?: { of: "Service"; items: readonly Service[] } | { of: "CreativeWork"; items: readonly Project[] };
};

/** The common words of every page. `heading` is the h1, `lead` the first paragraph below it. */
export type PageContent = {
  menu?: Menu;
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** Absent on error pages, because search engines should not index them. */
  schema?: PageSchema;
};

/** The common words of the pages in the menu. */
export type MenuPageContent = PageContent & { menu: Menu; schema: PageSchema };

/** A link with its label. `href` begins with a path from shared/paths.ts. */
export type Link = { label: string; href: string };

/** The names of all drawings that content can use, for validation. */
export type Drawings = { pictures: readonly string[]; vignettes: readonly string[] };

/** The whole content of the site, for validation. */
export type SiteContent = {
  brand: Brand;
  mainServices: readonly Service[];
  furtherServices: readonly Service[];
  highlights: readonly Highlight[];
  projects: readonly Project[];
  testimonials: readonly Testimonial[];
  pages: readonly { path: string; content: PageContent }[];
  /** Error pages, by module. */
  failures: Readonly<Record<string, PageContent>>;
  /** Words outside of pages, by module. */
  words: Readonly<Record<string, unknown>>;
  /** The service options of the contact form. */
  contactServices: readonly string[];
};
