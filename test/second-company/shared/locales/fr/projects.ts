import type { ProjectId } from "#shared/data/projects.ts";
import type { ProjectText } from "#shared/site/types.ts";

export const projects: Record<ProjectId, ProjectText> = {
  "log-books": {
    title: "Onze journaux de bord recousus",
    category: "Restauration",
    alt: "Onze journaux de bord en demi-cuir sur une étagère, avec des pièces de titre rouges",
    technologies: ["papier japonais", "colle de blé", "fil de lin"],
    change: {
      from: "214",
      what: "feuillets détachés",
      to: "0",
      method: "Comptés par les archives : au dépôt en janvier et au retour en mai 2026.",
    },
    description: "Le sel et l’humidité avaient défait les coutures. Les volumes sont revenus en salle de lecture.",
  },
  quince: {
    title: "Coings : cent volumes",
    category: "Petit tirage",
    alt: "Un livre ouvert aux gardes marbrées, avec un signet rouge",
    technologies: ["couture au fil", "demi-toile", "papier à la colle"],
    description: "Des poèmes et des gravures sur bois. Aucune garde ne ressemble à l’autre : Élodie les a toutes teintes.",
  },
};
