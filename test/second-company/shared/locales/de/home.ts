import { company } from "#shared/data/company.ts";
import type { MenuPageText } from "#shared/site/types.ts";
import { companyText } from "./company-text.ts";

const lead = "Wir binden, heften und reparieren Bücher von Hand: ein Einzelstück aus Leder oder hundert Bände in Leinen.";

export const home = {
  menu: { label: "Start", title: `Was ${company.shortName} bindet` },
  metadata: {
    title: `Buchbinderei in Hamburg – ${company.shortName}`,
    description: lead,
    keywords: ["Buchbinderei", "Hamburg", "Handeinband", "Buchrestaurierung", "Kleinauflage"],
    modifiedTime: "2026-11-24",
  },
  heading: companyText.tagline,
  headingHighlight: "aufschlägt.",
  lead,
  action: "Ihr Buch beschreiben",
  secondAction: "Aufträge ansehen",
  about: {
    heading: { before: "Erst blättern wir.", after: "Dann reden wir über Leder." },
    text: "Ein Buch soll flach liegen, sich leicht öffnen und wieder schließen. Davon hängt ab, wie wir heften, runden und ansetzen. Erst danach wählen wir mit Ihnen den Bezug. Das schönste Ziegenleder nützt nichts, wenn der Rücken bricht.",
    facts: [
      { figure: String(company.founded), label: "gegründet" },
      { figure: String(company.employees), label: "Menschen an der Heftlade" },
      { figure: "30 Jahre", label: "Garantie auf jede Heftung" },
    ],
    link: "Zur Werkstatt",
  },
  services: { heading: "Was wir für Sie binden", link: "Alle Arbeiten" },
  projects: { heading: "Zuletzt ausgeliefert", text: "Zwei Aufträge, die länger dauerten als gedacht.", link: "Mehr dazu" },
  testimonials: { heading: "Was Kundinnen sagen", region: "Stimmen von Kundinnen", rating: "{rating} von 5 Sternen" },
  banner: {
    heading: "Welches Buch fällt bei Ihnen auseinander?",
    text: `Ein Satz genügt. Wir antworten binnen ${company.replyHours} Stunden.`,
    action: "Anfrage schreiben",
    example: "„Das Kochbuch meiner Großmutter verliert Seiten.“",
    note: "Ihr Text wartet in diesem Tab im Kontaktformular. Von hier wird nichts gesendet.",
    kept: "Ihr Text wartet im Formular. Dort können Sie ihn ändern.",
  },
} satisfies MenuPageText & Record<string, unknown>;
