import { company } from "#shared/data/company.ts";
import type { MenuPageText } from "#shared/site/types.ts";

const lead = `Beschreiben Sie Format, Zustand und Wunsch, so gut Sie können. Wir antworten binnen ${company.replyHours} Stunden, im August etwas später.`;

export const contact = {
  menu: { label: "Kontakt", title: "Schreiben, anrufen, vorbeikommen" },
  metadata: {
    title: `Kontakt – ${company.shortName}`,
    description: lead,
    keywords: ["Buchbinder", "Altona", "Kostenvoranschlag"],
    modifiedTime: "2026-11-24",
  },
  heading: "Was dürfen wir binden?",
  lead,
  direct: {
    heading: "Oder gleich persönlich",
    languages: "Wir sprechen Deutsch und Französisch.",
    now: {
      otherClock: {
        open: "Jetzt geöffnet bis {companyTime} Uhr (bei Ihnen {visitorTime} Uhr)",
        closed: "Jetzt geschlossen, geöffnet ab {visitorTime} Uhr Ihrer Zeit",
      },
      sameClock: { open: "Jetzt geöffnet bis {companyTime} Uhr", closed: "Jetzt geschlossen, geöffnet ab {companyTime} Uhr" },
    },
  },
  next: {
    heading: "So geht es weiter",
    steps: [
      { title: "Ansehen", text: "Sie bringen das Buch vorbei oder schicken Fotos vom Rücken und von den Gelenken." },
      { title: "Festlegen", text: "Sie wählen Bezug und Vorsatz. Preis und Termin bekommen Sie schriftlich." },
      { title: "Abholen", text: "Sie blättern, bevor Sie zahlen." },
    ],
  },
  questions: {
    heading: "Häufig gefragt",
    items: [
      { question: "Was kostet ein Einband?", answer: "Ein Halbleinenband kostet ab 85 Euro, ein Ganzlederband ab 340 Euro. Den genauen Preis nennen wir, wenn wir das Buch gesehen haben." },
      { question: "Wie lange dauert das?", answer: "Drei bis sechs Wochen. Im August ist die Werkstatt geschlossen." },
    ],
  },
} satisfies MenuPageText & Record<string, unknown>;
