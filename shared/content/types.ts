import type { ContactService } from "#shared/contact-form.ts";
import type { company } from "#shared/data/company.ts";

// The types of the content. Data is in shared/data, once for all languages. Text is in the folder of its
// language. shared/checks/check-content.ts checks what types cannot express.

/** A service. `id` is its anchor on the services page. */
export interface ServiceData {
  id: string;
  /** The option that its link selects in the contact form. */
  contactService: ContactService;
  /** The name of the file client/pictures/<picture>.png, if it has one. */
  picture?: string;
}

export interface ServiceText {
  title: string;
  text: string;
  /** What the client gets, in a few words each. */
  deliverables: readonly string[];
  /** The alternative text of its picture. */
  alt?: string;
}

export interface ProjectData {
  id: string;
  /** The name of the file client/pictures/<picture>.png. */
  picture: string;
  client: string;
  /** The id of the person in shared/data/team.ts who built it. */
  builder: string;
  year: number;
  /** The price of the first version, in US dollars. */
  price: number;
  /** A figure before and after the project. The `change` in its text names what was counted. */
  measured: { before: Measurement; after: Measurement };
  /** The days on the page that the client signed, and the months of the two counts. */
  dates?: Record<"signed" | "firstVersion" | "counted" | "countedAgain", string>;
  link: string;
}

/** A number and its unit. `Intl.NumberFormat` has those of time. */
export interface Measurement {
  value: number;
  unit?: "dollar" | "percent" | "second" | "minute" | "hour" | "day";
}

/** The text of a project. `alt` is the alternative text of its picture. */
export interface ProjectText {
  title: string;
  category: string;
  alt: string;
  /** The alternative text of client/pictures/<picture>-scene.png, shown on the projects page. */
  sceneAlt: string;
  /** What it was made with, in a few words each. */
  technologies: readonly string[];
  /** What the figures before and after the project count. `method` names who measured them, how and when. */
  change: { metric: string; method: string };
  description: string;
  /** What the client asked for and did not get, and why. */
  leftOut: string;
}

/** A client who recommends the company. */
export interface TestimonialData {
  id: string;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** The id of a project. */
  project: string;
  /** A date like 2026-03-18. */
  date: string;
}

/** The client's words, in quotation marks. `name` includes any title. */
export interface TestimonialText {
  name: string;
  position: string;
  review: string;
}

export type Company = typeof company;

/** A page's metadata for search engines and link previews. Dates are like 2026-03-18. */
export interface PageMetadata {
  /** At most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** The page's only modification date: the sitemap, JSON-LD, articles' metadata and prose pages use it. */
  modifiedTime: string;
  image?: { path: string; width: number; height: number; alt: string };
  type?: "website" | "article";
  author?: string;
  publishedTime?: string;
  section?: string;
  tags?: readonly string[];
}

/** What the text of every page contains. `heading` is the h1, and `lead` introduces the page. */
export interface PageText {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** The page's entry in the menu. */
  menu?: { label: string; title: string };
  /** The label of its link in the footer, such as "Legal notice". A page may be in neither menu nor footer. */
  footer?: string;
  /** The content of a page that is text alone (client/pages/prose). */
  prose?: readonly ProseBlock[];
}

/** A paragraph, a heading (an anchor, if it has an id), a list, or a link as a paragraph of its own. */
export type ProseBlock =
  | string
  | { heading: string; id?: string }
  | { list: readonly string[] }
  | { link: string; href: string };

/** A question and its answer, and the heading of a prose page below which there is more. */
export interface QuestionText {
  question: string;
  answer: string;
  seeAlso?: { page: "terms" | "privacy"; id: string };
}

/** A page's module: its text, and what else it needs. */
export type PageModule = PageText & Record<string, unknown>;
