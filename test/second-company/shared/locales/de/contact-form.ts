import type { ContactText } from "#shared/contact-form.ts";
import { company } from "#shared/data/company.ts";

const tooLong = "Höchstens {maxLength} Zeichen; hier sind es {length}";

export const contactForm = {
  note: {
    before: "Dieses Formular ist ein Muster: Nichts davon verlässt Ihren Browser. Sie erreichen uns per E-Mail oder Telefon.",
    sent: "Das heißt, wir würden: Dieses Formular ist ein Muster, und Ihre Nachricht blieb in Ihrem Browser. Bitte schreiben Sie uns oder rufen Sie an.",
  },
  noScript: "Dieses Formular braucht JavaScript, das hier nicht läuft. Bitte schreiben Sie uns oder rufen Sie an:",
  example: "„Das Kochbuch meiner Großmutter, 1931, etwa 200 Seiten, der Rücken fehlt.“",
  optional: "freiwillig",
  submit: "Anfrage senden",
  sending: "Wird gesendet …",
  success: `Vielen Dank für Ihre Anfrage! Wir antworten binnen ${company.replyHours} Stunden.`,
  failure: "Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  titlePrefix: "Fehler: ",
  fields: {
    name: { label: "Name", messages: { required: "Bitte nennen Sie Ihren Namen", tooLong } },
    email: {
      label: "E-Mail-Adresse",
      messages: {
        required: "Bitte nennen Sie Ihre E-Mail-Adresse",
        invalid: "Bitte schreiben Sie die Adresse wie name@beispiel.de",
        tooLong,
      },
    },
    phone: { label: "Telefon", messages: { tooLong } },
    company: { label: "Verlag, Archiv oder Firma", messages: { tooLong } },
    service: {
      label: "Art der Arbeit",
      choose: "Bitte wählen",
      options: {
        binding: "Einzelband",
        repair: "Reparatur oder Restaurierung",
        edition: "Auflage",
        box: "Kassette oder Schuber",
        undecided: "Weiß ich noch nicht",
      },
      messages: { required: "Bitte wählen Sie die Art der Arbeit" },
    },
    subject: { label: "Betreff", messages: { required: "Bitte nennen Sie einen Betreff", tooLong } },
    copies: { label: "Anzahl der Bände", messages: { tooLong } },
    message: {
      label: "Ihr Buch",
      messages: {
        required: "Bitte beschreiben Sie Ihr Buch",
        tooShort: "Bitte mindestens {minLength} Zeichen",
        tooLong,
      },
    },
  },
} satisfies ContactText & Record<string, unknown>;
