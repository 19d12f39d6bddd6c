import type { Language, PageKey, Translation } from "#shared/languages.ts";
import type {
  Company,
  Image,
  PageMetadata,
  ProjectData,
  ProjectText,
  ServiceData,
  ServiceText,
  TestimonialData,
  TestimonialText,
} from "./types.ts";

export type Service = ServiceData & ServiceText;
export type Project = ProjectData & ProjectText & { image: Image };
export type Testimonial = TestimonialData & TestimonialText & { image: Image | undefined };

type MenuEntry = { path: string; label: string; title: string };

/** All content of the site in one language: its text, and the data that all languages share. */
export interface Site extends Omit<Translation, "services" | "projects" | "testimonials"> {
  language: Language;
  /** The paths of the language's pages. */
  paths: Readonly<Record<PageKey, string>>;
  menu: readonly MenuEntry[];
  footerLinks: readonly { path: string; label: string }[];
  company: Company;
  /** The picture in link previews of pages without their own. `npm run art` draws it. */
  socialPreview: NonNullable<PageMetadata["image"]>;
  /** The opening hours: "Mon-Fri 9AM-6PM Eastern Time". */
  hoursText: string;
  mainServices: readonly Service[];
  furtherServices: readonly Service[];
  /** All services, in footer order. */
  services: readonly Service[];
  /** The form's option for visitors who do not know which service they need. */
  undecidedService: string;
  projects: readonly Project[];
  testimonials: readonly Testimonial[];
}
