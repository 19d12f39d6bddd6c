import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead = "Unter dieser Adresse steht nichts, oder nichts mehr. Diese Seiten sitzen noch fest:";

export const notFound = {
  metadata: {
    title: `Seite nicht gefunden – ${company.shortName}`,
    description: "Unter dieser Adresse steht nichts, oder nichts mehr. Die Seiten des Menüs sitzen noch fest.",
    keywords: ["Seite"],
    modifiedTime: "2026-11-24",
  },
  heading: "Diese Seite ist herausgefallen",
  lead,
  picture: "404, mit einer leeren Stelle in der Mitte",
  onward: "Seiten, die es gibt",
} satisfies PageText & Record<string, unknown>;
