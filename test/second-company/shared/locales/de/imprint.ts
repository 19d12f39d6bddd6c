import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead = "Wer für diese Seiten verantwortlich ist, mit den Angaben nach § 5 des Digitale-Dienste-Gesetzes.";

export const imprint = {
  footer: "Impressum",
  metadata: {
    title: `Impressum – ${company.shortName}`,
    description: lead,
    keywords: ["Impressum", company.legalName],
    modifiedTime: "2026-11-24",
  },
  heading: "Impressum",
  lead,
  prose: [
    { heading: "Anbieter" },
    `${company.legalName}, Leimtwiete 7, 22767 Hamburg. Geschäftsführer: Ove Fjelgaard.`,
    { heading: "Register" },
    "Amtsgericht Hamburg, HRB 000000. Umsatzsteuer-Identifikationsnummer: DE000000000. Eingetragen in die Handwerksrolle der Handwerkskammer Hamburg; Berufsbezeichnung: Buchbindermeister, verliehen in Deutschland.",
    { heading: "Streitbeilegung" },
    "Vor einer Schlichtungsstelle für Verbraucher verhandeln wir nicht. Bisher haben wir uns immer so geeinigt.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageText & Record<string, unknown>;
