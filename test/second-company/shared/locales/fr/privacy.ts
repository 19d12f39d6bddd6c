import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead = "Ce que ce site sait de vous, et ce que nous faisons de votre demande : presque rien, et seulement y répondre.";

export const privacy = {
  footer: "Confidentialité",
  metadata: {
    title: `Confidentialité – ${company.shortName}`,
    description: lead,
    keywords: ["confidentialité", "RGPD"],
    modifiedTime: "2026-11-24",
  },
  heading: "Politique de confidentialité",
  lead,
  prose: [
    { heading: "Responsable" },
    `${company.legalName}, Leimtwiete 7, 22767 Hambourg, Allemagne.`,
    { heading: "Ce site" },
    {
      list: [
        "Il ne dépose aucun cookie et ne charge rien d’autres fournisseurs.",
        "Ce que vous écrivez dans un champ reste dans cet onglet jusqu’à sa fermeture.",
        "Notre serveur n’enregistre pas votre adresse IP.",
      ],
    },
    { heading: "Vos e-mails et vos appels" },
    "Vos données nous servent à vous répondre et à exécuter votre commande (art. 6, § 1, b, du RGPD). Nous effaçons après six mois les demandes restées sans commande.",
    { heading: "Vos droits" },
    "Vous pouvez demander l’accès à vos données, leur rectification et leur effacement, et saisir l’autorité de contrôle de Hambourg.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageText & Record<string, unknown>;
