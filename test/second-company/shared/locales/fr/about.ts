import { company } from "#shared/data/company.ts";
import type { Person } from "#shared/data/team.ts";
import type { MenuPageText } from "#shared/site/types.ts";

const lead = "Quatre personnes, deux presses et un massicot de 1954. Le reste se fait au plioir, à l’aiguille et avec patience.";

export const about = {
  menu: { label: "Atelier", title: `Qui travaille chez ${company.shortName}` },
  metadata: {
    title: `L’atelier – ${company.shortName}`,
    description: lead,
    keywords: ["maître relieur", "reliure à la main", "couture au fil"],
    modifiedTime: "2026-11-24",
  },
  heading: "Quarante ans des mêmes gestes",
  lead,
  action: "Visiter l’atelier",
  secondAction: "Nos travaux",
  principles: {
    heading: "Ce à quoi nous tenons",
    items: [
      { title: "Cousu au fil", text: "Un dos collé finit par casser. Nous cousons chaque cahier, même si personne ne le voit." },
      { title: "Collé, mais réversible", text: "Un peu d’eau suffit à défaire nos collages. L’atelier suivant nous en remerciera." },
      { title: "Un prix d’avance", text: "Vous le recevez par écrit dès que nous avons tenu le livre en main. Il ne change plus." },
    ],
  },
  company: {
    heading: "Qui prendra votre livre en main",
    text: `${company.legalName} existe depuis ${company.founded}. La personne qui reçoit votre livre est celle qui vous le rend.`,
    built: "A relié pour :",
    roles: {
      "Ove Fjelgaard": "Maître relieur, cuir et dorure à la main",
      "Katharina Jürß": "Restauration et papier",
      "Bilge Yıldız": "Tirages et boîtes",
      "Élodie Péguy": "Papiers décorés, deuxième année d’apprentissage",
    } satisfies Record<Person, string>,
  },
  banner: { heading: "Apportez-nous le livre", text: "Il y a aussi du café.", action: "Prendre rendez-vous" },
} satisfies MenuPageText & Record<string, unknown>;
