import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead = "Was diese Website über Sie weiß, und was wir mit Ihrer Anfrage tun. Kurz: fast nichts, und nur antworten.";

export const privacy = {
  footer: "Datenschutz",
  metadata: {
    title: `Datenschutz – ${company.shortName}`,
    description: lead,
    keywords: ["Datenschutz", "DSGVO"],
    modifiedTime: "2026-11-24",
  },
  heading: "Datenschutz",
  lead,
  prose: [
    { heading: "Verantwortlich" },
    `${company.legalName}, Leimtwiete 7, 22767 Hamburg.`,
    { heading: "Diese Website" },
    {
      list: [
        "Sie setzt keine Cookies und lädt nichts von anderen Anbietern.",
        "Was Sie in ein Feld schreiben, bleibt in diesem Tab Ihres Browsers, bis Sie ihn schließen.",
        "Unser Server speichert Ihre IP-Adresse nicht.",
      ],
    },
    { heading: "Ihre E-Mails und Anrufe" },
    "Wir verwenden Ihre Angaben, um Ihnen zu antworten und Ihren Auftrag auszuführen (Art. 6 Abs. 1 Buchst. b DSGVO). Anfragen ohne Auftrag löschen wir nach sechs Monaten.",
    { heading: "Ihre Rechte" },
    "Sie können Auskunft, Berichtigung und Löschung verlangen und sich bei der Hamburger Datenschutzaufsicht beschweren.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageText & Record<string, unknown>;
