import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";

const lead = "Aquí no hay ninguna página. Puede que la que buscas haya cambiado de dirección; estas siguen en su sitio.";

export const notFound = {
  metadata: {
    title: `Página no encontrada – ${company.name}`,
    description:
      "Aquí no hay ninguna página. Puede que la que buscas haya cambiado de dirección; las páginas del menú siguen en su sitio.",
    keywords: ["página"],
    modifiedTime: "2026-11-26",
  },
  heading: "Entre estos corchetes no hay nada",
  lead,
  statusAlt: "404, con un par de corchetes vacíos en lugar del cero",
  onward: "Páginas que sí existen",
} satisfies PageModule;
