import Type, { type Static } from "typebox";

// Rules that one value alone can break; the description completes "must be …". Rules between values
// (duplicate ids, unknown projects, links that lead nowhere) are in validation/references.ts.

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

/** A picture of the site: `name` is the file client/pictures/<name>.png. */
const PictureSchema = Type.Object({ name: Id, alt: Text });

/** What the main navigation says about a page; the entry's id is the page's path. */
const MenuSchema = Type.Object({ label: Text, title: Text });

/** A service card. `id` is its anchor on the services page, `contactService` the option it preselects in the form. */
export const ServiceSchema = Type.Object({
  id: Id,
  title: Text,
  text: Text,
  /** What is handed over, in a few words each. */
  deliverables: Type.Array(Text, { minItems: 3, maxItems: 3, description: "a list of exactly three" }),
  /** What its vignette shows (client/pictures/vignettes.svg), for those who cannot see it. */
  vignette: Text,
  contactService: Text,
});

/** A slide of the services page's highlights. `figure` is its number, set large. */
export const HighlightSchema = Type.Object({ id: Id, figure: Text, title: Text, text: Text });

/** Set as large as the page is wide. */
const Figure = Type.String({
  pattern: "\\S",
  maxLength: 10,
  description: "a figure of at most 10 characters",
});

/** A measure before and after a work, as it is read aloud: "7 steps from basket to order, now 3". */
const ChangeSchema = Type.Object({ from: Figure, what: Text, to: Figure });

/** A work of the portfolio. */
export const ProjectSchema = Type.Object({
  id: Id,
  title: Text,
  category: Text,
  image: PictureSchema,
  change: ChangeSchema,
  description: Text,
  technologies: Type.Array(Text, { minItems: 1, description: "a list of at least one" }),
  client: Text,
  year: Year,
  link: WebAddress,
});

/** A client's word about one project; `project` is that project's id, `rating` counts stars of five. */
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

/** Every fact about the company. `opens` and `closes` are local times of `timeZone`, which `zone` says in words. */
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
    text: Text,
    zone: Text,
    timeZone: TimeZone,
    days: Type.Array(Weekday, { minItems: 1, description: "a list of at least one day" }),
    opens: Time,
    closes: Time,
  }),
  region: Text,
  socials: Type.Array(Social, { minItems: 3, maxItems: 3, description: "a list of exactly three" }),
  founded: Year,
  employees: Type.Object({ min: Count, max: Count }),
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

/** What a page says about itself to search engines and link previews (spec, "On every page"). */
const PageMetadataSchema = Type.Object({
  title: Type.String({ pattern: "\\S", maxLength: 60, description: "1 to 60 characters" }),
  description: Type.String({ minLength: 70, maxLength: 160, description: "70 to 160 characters" }),
  keywords: Type.Array(Text, { minItems: 1, description: "a list of at least one" }),
  /** The one date of the page: sitemap, JSON-LD and article:modified_time all take it. */
  modifiedTime: IsoDate,
  image: Type.Optional(SocialImage),
  type: Type.Optional(Type.Enum(["website", "article"], { description: "website or article" })),
  author: Type.Optional(Text),
  publishedTime: Type.Optional(IsoDate),
  section: Type.Optional(Text),
  tags: Type.Optional(Type.Array(Text)),
});

/** What the words of every page have in common; their own sections are checked for empty texts and links. */
export const PageContentSchema = Type.Object({
  menu: Type.Optional(MenuSchema),
  metadata: PageMetadataSchema,
  heading: Text,
  lead: Text,
});

type Menu = Static<typeof MenuSchema>;
export type Service = Static<typeof ServiceSchema>;
export type Highlight = Static<typeof HighlightSchema>;
export type Project = Static<typeof ProjectSchema>;
export type Testimonial = Static<typeof TestimonialSchema>;
export type Brand = Static<typeof BrandSchema>;
export type PageMetadata = Static<typeof PageMetadataSchema>;
/** What a page is in schema.org's words, and the list that it is about. Read by structured-data. */
export type PageSchema = {
  type: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage";
  /** What the page is about, or introduces: the company, the way to reach it, the whole site. */
  about?: "organization" | "contact" | "website";
  /** Each item stands on the page with its id as anchor. */
  list?: { of: "Service"; items: readonly Service[] } | { of: "CreativeWork"; items: readonly Project[] };
};

/** What the words of every page have in common. `heading` is its h1, `lead` the first paragraph below it. */
export type PageContent = {
  menu?: Menu;
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** Absent on the pages for failures, which no machine shall remember. */
  schema?: PageSchema;
};

/** What the words of a page of the menu have in common. */
export type MenuPageContent = PageContent & { menu: Menu; schema: PageSchema };

/** A link with its words. `href` begins with a path of shared/paths.ts. */
export type Link = { label: string; href: string };

/** Everything that the site says, gathered for the check. */
export type SiteContent = {
  brand: Brand;
  mainServices: readonly Service[];
  furtherServices: readonly Service[];
  highlights: readonly Highlight[];
  projects: readonly Project[];
  testimonials: readonly Testimonial[];
  pages: readonly { path: string; content: PageContent }[];
  /** Pages without a path of their own, by module. */
  failures: Readonly<Record<string, PageContent>>;
  /** Words that belong to no page, by module. */
  words: Readonly<Record<string, unknown>>;
  /** What can be chosen in the contact form. */
  contactServices: readonly string[];
};
