import { company } from "#shared/data/company.ts";
import type { MenuPageText } from "#shared/site/types.ts";

const lead = `Décrivez le format, l’état et votre souhait, comme vous pouvez. Nous répondons sous ${company.replyHours} heures, un peu plus tard en août.`;

export const contact = {
  menu: { label: "Contact", title: "Écrire, appeler, passer nous voir" },
  metadata: {
    title: `Contact – ${company.shortName}`,
    description: lead,
    keywords: ["relieur", "Altona", "devis"],
    modifiedTime: "2026-11-24",
  },
  heading: "Que pouvons-nous relier ?",
  lead,
  direct: {
    heading: "Ou de vive voix",
    languages: "Nous parlons allemand et français.",
    now: {
      otherClock: {
        open: "Ouvert jusqu’à {companyTime} ({visitorTime} chez vous)",
        closed: "Fermé, ouvre {visitorTime}, heure de chez vous",
      },
      sameClock: { open: "Ouvert jusqu’à {companyTime}", closed: "Fermé, ouvre {companyTime}" },
    },
  },
  next: {
    heading: "Et après ?",
    steps: [
      { title: "Regarder", text: "Vous apportez le livre ou envoyez des photos du dos et des mors." },
      { title: "Convenir", text: "Vous choisissez la couverture et les gardes. Le prix et la date vous sont confirmés par écrit." },
      { title: "Emporter", text: "Vous feuilletez avant de payer." },
    ],
  },
  questions: {
    heading: "On nous demande souvent",
    items: [
      { question: "Combien coûte une reliure ?", answer: "Une demi-toile coûte à partir de 85 euros, un plein cuir à partir de 340 euros. Nous donnons le prix exact après avoir vu le livre." },
      { question: "Combien de temps faut-il ?", answer: "De trois à six semaines. L’atelier est fermé en août." },
    ],
  },
} satisfies MenuPageText & Record<string, unknown>;
