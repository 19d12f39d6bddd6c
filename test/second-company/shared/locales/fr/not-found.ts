import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead = "À cette adresse, il n’y a rien, ou plus rien. Ces pages-là tiennent encore :";

export const notFound = {
  metadata: {
    title: `Page introuvable – ${company.shortName}`,
    description: "À cette adresse, il n’y a rien, ou plus rien. Les pages du menu, elles, tiennent encore.",
    keywords: ["page"],
    modifiedTime: "2026-11-24",
  },
  heading: "Cette page s’est détachée",
  lead,
  picture: "404, avec un vide au milieu",
  onward: "Pages qui existent",
} satisfies PageText & Record<string, unknown>;
