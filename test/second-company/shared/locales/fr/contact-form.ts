import type { ContactText } from "#shared/contact-form.ts";
import { company } from "#shared/data/company.ts";

const tooLong = "{maxLength} caractères au plus ; il y en a {length}";

export const contactForm = {
  note: {
    before: "Ce formulaire est un modèle : rien ne quitte votre navigateur. Joignez-nous par e-mail ou par téléphone.",
    sent: "Du moins, nous le ferions : ce formulaire est un modèle et votre message est resté dans votre navigateur. Écrivez-nous ou appelez-nous.",
  },
  noScript: "Ce formulaire a besoin de JavaScript, qui ne fonctionne pas ici. Écrivez-nous ou appelez-nous :",
  example: "« Le livre de cuisine de ma grand-mère, 1931, environ 200 pages, sans dos. »",
  optional: "facultatif",
  submit: "Envoyer la demande",
  sending: "Envoi en cours…",
  success: `Merci de votre demande ! Nous répondons sous ${company.replyHours} heures.`,
  failure: "Votre demande n’a pas pu être envoyée. Veuillez réessayer.",
  titlePrefix: "Erreur : ",
  fields: {
    name: { label: "Nom", messages: { required: "Veuillez indiquer votre nom", tooLong } },
    email: {
      label: "Adresse e-mail",
      messages: {
        required: "Veuillez indiquer votre adresse e-mail",
        invalid: "Veuillez écrire l’adresse sous la forme nom@exemple.fr",
        tooLong,
      },
    },
    phone: { label: "Téléphone", messages: { tooLong } },
    company: { label: "Éditeur, archives ou société", messages: { tooLong } },
    service: {
      label: "Type de travail",
      choose: "Veuillez choisir",
      options: {
        binding: "Reliure d’un volume",
        repair: "Réparation ou restauration",
        edition: "Tirage",
        box: "Boîte ou étui",
        undecided: "Je ne sais pas encore",
      },
      messages: { required: "Veuillez choisir le type de travail" },
    },
    subject: { label: "Objet", messages: { required: "Veuillez indiquer un objet", tooLong } },
    copies: { label: "Nombre de volumes", messages: { tooLong } },
    message: {
      label: "Votre livre",
      messages: {
        required: "Veuillez décrire votre livre",
        tooShort: "Au moins {minLength} caractères, s’il vous plaît",
        tooLong,
      },
    },
  },
} satisfies ContactText & Record<string, unknown>;
