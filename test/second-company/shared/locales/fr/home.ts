import { company } from "#shared/data/company.ts";
import type { MenuPageText } from "#shared/site/types.ts";
import { companyText } from "./company-text.ts";

const lead = "Nous relions, cousons et réparons des livres à la main : un exemplaire unique en cuir ou cent volumes en toile.";

export const home = {
  menu: { label: "Accueil", title: `Ce que relie ${company.shortName}` },
  metadata: {
    title: `Atelier de reliure à Hambourg – ${company.shortName}`,
    description: lead,
    keywords: ["reliure", "Hambourg", "reliure d’art", "restauration de livres", "petit tirage"],
    modifiedTime: "2026-11-24",
  },
  heading: companyText.tagline,
  headingHighlight: "longtemps.",
  lead,
  action: "Décrire votre livre",
  secondAction: "Voir des commandes",
  about: {
    heading: { before: "D’abord, nous feuilletons.", after: "Ensuite, parlons du cuir." },
    text: "Un livre doit s’ouvrir à plat, sans effort, et bien se refermer. La couture, l’arrondi et l’emboîtage en dépendent. Nous ne choisissons la couverture avec vous qu’après. Le plus beau maroquin ne sert à rien si le dos se casse.",
    facts: [
      { figure: String(company.founded), label: "année de fondation" },
      { figure: String(company.employees), label: "personnes au cousoir" },
      { figure: "30 ans", label: "de garantie sur chaque couture" },
    ],
    link: "Voir l’atelier",
  },
  services: { heading: "Ce que nous relions pour vous", link: "Tous les travaux" },
  projects: { heading: "Livrés récemment", text: "Deux commandes plus longues que prévu.", link: "En savoir plus" },
  testimonials: { heading: "Ce qu’en dit une cliente", region: "Avis de clients", rating: "{rating} étoiles sur 5" },
  banner: {
    heading: "Quel livre perd ses pages chez vous ?",
    text: `Une phrase suffit. Nous répondons sous ${company.replyHours} heures.`,
    action: "Nous écrire",
    example: "« Le livre de cuisine de ma grand-mère perd ses pages. »",
    note: "Votre texte vous attend dans le formulaire, dans cet onglet. Rien n’est envoyé d’ici.",
    kept: "Votre texte vous attend dans le formulaire. Vous pouvez l’y modifier.",
  },
} satisfies MenuPageText & Record<string, unknown>;
