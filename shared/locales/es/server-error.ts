import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead =
  "El fallo es nuestro y ya está registrado. Vuelve a intentarlo en un minuto, escríbenos o llámanos: te contesta una persona.";

/** Text of the 500 page. */
export const serverError = {
  metadata: {
    title: `Algo salió mal – ${company.shortName}`,
    description: lead,
    keywords: ["error"],
    modifiedTime: "2026-11-22",
  },
  heading: "Se soltó un corchete",
  lead,
  /** Alternative text of the picture. */
  picture: "500, y el corchete que debería cerrarlo se ha caído",
  again: "Intentar de nuevo",
  action: "Ir al inicio",
  /** Names the links to email and phone for screen readers. */
  onward: "Habla con una persona",
} satisfies PageText & Record<string, unknown>;
