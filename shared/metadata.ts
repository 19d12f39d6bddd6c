import type { Menu, PageMetadata, Project, Service } from "./content/schemas.ts";

export type { PageMetadata };

/** What a page is in schema.org's words, and the list that it is about. Read by structured-data.ts. */
export type PageSchema = {
  type: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage";
  /** `organization`: the page is about the company. `website`: the page introduces the whole site. */
  about?: "organization" | "website";
  list?: { of: "Service"; items: readonly Service[] } | { of: "CreativeWork"; items: readonly Project[] };
};

/** What the words of every page have in common. `heading` is its h1, `lead` the first paragraph below it. */
export type PageContent = {
  metadata: PageMetadata;
  heading: string;
  lead: string;
  /** Absent on the pages for failures, which no machine shall remember. */
  schema?: PageSchema;
};

/** What the words of a page of the menu have in common. */
export type MenuPageContent = PageContent & { menu: Menu; schema: PageSchema };
