import { company } from "#shared/data/company.ts";

export const layout = {
  skipLink: "Aller au contenu",
  header: { home: `${company.name}, page d’accueil` },
  menu: { button: "Menu", navigation: "Menu principal" },
  quote: "Demander un prix",
  footer: {
    services: "Travaux",
    contact: "Contact",
    socials: "La vie de l’atelier",
    copyright: `© ${company.legalName}`,
    privacy: "Ni cookies, ni mesure d’audience, rien de tiers.",
  },
};
