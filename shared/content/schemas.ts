import Type from "typebox";

// Rules that one value alone can break. Rules between values (duplicate ids, unknown projects, links that
// lead nowhere) are in check.ts.

const Text = Type.String({ pattern: "\\S" });
const Id = Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" });
const IsoDate = Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" });
const WebAddress = Type.String({ pattern: "^https://[^\\s/]+\\.[^\\s]+$" });
const Year = Type.Integer({ minimum: 1990, maximum: 2100 });

/** A picture of the site: `name` is the file client/pictures/<name>.png. */
export const PictureSchema = Type.Object({ name: Id, alt: Text });

/** A link with its words. `href` begins with a path of shared/paths.ts. */
export const LinkSchema = Type.Object({ label: Text, href: Text });

/** An entry of the main navigation; its id is the path of its page. */
export const MenuSchema = Type.Object({ label: Text, title: Text });

/** A service card. `id` is its anchor on the services page, `enquiry` the option it preselects in the form. */
export const ServiceSchema = Type.Object({ id: Id, title: Text, text: Text, enquiry: Text });

/** One of the two highlights of the services page. `figure` is its number, set large. */
export const HighlightSchema = Type.Object({ id: Id, figure: Text, title: Text, text: Text });

/** A work of the portfolio. */
export const ProjectSchema = Type.Object({
  id: Id,
  title: Text,
  category: Text,
  image: PictureSchema,
  description: Text,
  technologies: Type.Array(Text, { minItems: 1 }),
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
  rating: Type.Integer({ minimum: 1, maximum: 5, default: 5 }),
  review: Text,
  project: Id,
  date: IsoDate,
});

/** Everything that is a fact about the company. */
export const BrandSchema = Type.Object({
  name: Text,
  legalName: Text,
  tagline: Text,
  email: Type.String({ pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" }),
  phone: Type.Object({ display: Text, uri: Type.String({ pattern: "^tel:\\+\\d{7,15}$" }) }),
  hours: Type.Object({
    text: Text,
    zone: Text,
    days: Type.Array(
      Type.Enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
      { minItems: 1 },
    ),
    opens: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }),
    closes: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }),
  }),
  region: Text,
  socials: Type.Array(Type.Object({ id: Id, label: Text, url: WebAddress }), { minItems: 3, maxItems: 3 }),
  founded: Year,
  employees: Type.Object({ min: Type.Integer({ minimum: 1 }), max: Type.Integer({ minimum: 1 }) }),
  replyHours: Type.Integer({ minimum: 1 }),
  languages: Type.Array(Text, { minItems: 1 }),
  language: Type.String({ pattern: "^[a-z]{2}(-[A-Z]{2})?$" }),
});

/** What a page says about itself to search engines and link previews (spec, "On every page"). */
export const PageMetadataSchema = Type.Object({
  title: Type.String({ pattern: "\\S", maxLength: 60 }),
  description: Type.String({ minLength: 70, maxLength: 160 }),
  keywords: Type.Array(Text, { minItems: 1 }),
  /** The one date of the page: sitemap, JSON-LD and article:modified_time all take it. */
  modifiedTime: IsoDate,
  image: Type.Optional(
    Type.Object({
      path: Type.String({ pattern: "^/" }),
      width: Type.Integer({ minimum: 1 }),
      height: Type.Integer({ minimum: 1 }),
      alt: Text,
    }),
  ),
  type: Type.Optional(Type.Enum(["website", "article"])),
  author: Type.Optional(Text),
  publishedTime: Type.Optional(IsoDate),
  section: Type.Optional(Text),
  tags: Type.Optional(Type.Array(Text)),
});

export type Picture = Type.Static<typeof PictureSchema>;
export type Link = Type.Static<typeof LinkSchema>;
export type Menu = Type.Static<typeof MenuSchema>;
export type Service = Type.Static<typeof ServiceSchema>;
export type Highlight = Type.Static<typeof HighlightSchema>;
export type Project = Type.Static<typeof ProjectSchema>;
export type Testimonial = Type.Static<typeof TestimonialSchema>;
export type Brand = Type.Static<typeof BrandSchema>;
export type PageMetadata = Type.Static<typeof PageMetadataSchema>;
