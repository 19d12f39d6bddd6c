import { company } from "#shared/data/company.ts";
import type { Person } from "#shared/data/team.ts";
import type { MenuPageText } from "#shared/site/types.ts";

const lead = "Vier Menschen, zwei Pressen und eine Schneidemaschine von 1954. Alles andere machen wir mit Falzbein, Nadel und Geduld.";

export const about = {
  menu: { label: "Werkstatt", title: `Wer bei ${company.shortName} arbeitet` },
  metadata: {
    title: `Die Werkstatt – ${company.shortName}`,
    description: lead,
    keywords: ["Buchbindemeister", "Handeinband", "Fadenheftung"],
    modifiedTime: "2026-11-24",
  },
  heading: "Jeder Griff sitzt seit vierzig Jahren",
  lead,
  action: "Werkstatt besuchen",
  secondAction: "Unsere Arbeiten",
  principles: {
    heading: "Woran wir uns halten",
    items: [
      { title: "Mit Faden geheftet", text: "Geleimte Rücken brechen. Wir heften jede Lage, auch wenn es niemand sieht." },
      { title: "Umkehrbar geklebt", text: "Was wir kleben, lässt sich mit Wasser wieder lösen. Die nächste Werkstatt wird es uns danken." },
      { title: "Ein Preis vorab", text: "Sie bekommen ihn schriftlich, sobald wir das Buch in der Hand hatten. Er ändert sich nicht." },
    ],
  },
  company: {
    heading: "Wer Ihr Buch in die Hand nimmt",
    text: `${company.legalName} besteht seit ${company.founded}. Wer Ihr Buch annimmt, gibt es Ihnen auch zurück.`,
    built: "Hat gebunden für:",
    roles: {
      "Ove Fjelgaard": "Buchbindemeister, Leder und Handvergoldung",
      "Katharina Jürß": "Restaurierung und Papier",
      "Bilge Yıldız": "Auflagen und Schachteln",
      "Élodie Péguy": "Buntpapier, zweites Lehrjahr",
    } satisfies Record<Person, string>,
  },
  banner: { heading: "Bringen Sie das Buch mit", text: "Kaffee gibt es auch.", action: "Termin vereinbaren" },
} satisfies MenuPageText & Record<string, unknown>;
