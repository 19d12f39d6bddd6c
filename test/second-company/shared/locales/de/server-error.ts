import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead = "Der Fehler liegt bei uns und ist notiert. Bitte versuchen Sie es in einer Minute wieder, oder rufen Sie uns an.";

export const serverError = {
  metadata: {
    title: `Da ist etwas gerissen – ${company.shortName}`,
    description: lead,
    keywords: ["Fehler"],
    modifiedTime: "2026-11-24",
  },
  heading: "Da ist ein Faden gerissen",
  lead,
  picture: "500, und das Ende hat sich gelöst",
  again: "Noch einmal versuchen",
  action: "Zur Startseite",
  onward: "Persönlich fragen",
} satisfies PageText & Record<string, unknown>;
