import { company } from "#shared/data/company.ts";

export const layout = {
  skipLink: "Zum Inhalt springen",
  header: { home: `${company.name}, Startseite` },
  menu: { button: "Menü", navigation: "Hauptmenü" },
  quote: "Preis anfragen",
  footer: {
    services: "Arbeiten",
    contact: "Kontakt",
    socials: "Aus der Werkstatt",
    copyright: `© ${company.legalName}`,
    privacy: "Keine Cookies, keine Zählung, nichts von Dritten.",
  },
};
