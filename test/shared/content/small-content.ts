import { contactFields } from "#shared/contact-form.ts";

// biome-ignore lint/suspicious/noExplicitAny: a test breaks any part of the content
export type Breakable = any;

const contactService = contactFields.find(({ name }) => name === "service")?.options?.[0];

/** A small content, right on its day. */
export function createContent(): Breakable {
  const page = (key: string) => ({
    metadata: {
      title: key,
      description: key.padEnd(70, "."),
      modifiedTime: "2026-05-02",
      publishedTime: "2026-05-01",
    },
    heading: "Bridges by the dozen",
    headingMark: "dozen",
    lead: "Steel, stone and rope.",
    image: { name: "bridge" },
    vignette: { name: "crane" },
    conversation: { service: "sums" },
    mail: { sentence: "Help us.", text: "[Help] more, [us]!", mark: "more" },
  });
  const company = {
    name: "Strut",
    shortName: "Strut",
    legalName: "Strut and Partners of Bath Ltd",
    email: "post@strut.example",
    phone: { display: "+44 117 496 0123", uri: "tel:+441174960123" },
    hours: { timeZone: "Europe/London", week: [{ days: ["Monday"], opens: "09:00", closes: "17:00" }] },
    socials: [{ id: "video", label: "Video", url: "https://video.example/strut" }],
    founded: 2001,
  };
  return {
    company: {
      company,
      mainServices: [{ id: "sums", vignette: "crane", before: "crane", contactService }],
      furtherServices: [{ id: "plans", contactService }],
      projects: [
        { id: "bridge", picture: "bridge", client: "Bath", year: 2026, link: "https://bath.example" },
      ],
      testimonials: [{ id: "ada", picture: "portrait-ada", project: "bridge", date: "2026-04-30" }],
    },
    en: {
      services: {
        sums: { title: "Sums", text: "+", alt: "A crane" },
        plans: { title: "Plans", text: "We draw." },
      },
      projects: {
        bridge: {
          title: "-",
          category: "-",
          alt: "-",
          description: "-",
          change: { from: "0", what: "-", to: "4" },
        },
      },
      testimonials: { ada: { name: "Ada", position: "Mayor", alt: "Portrait", review: "It holds." } },
      home: page("home"),
      about: page("about"),
    },
  };
}
