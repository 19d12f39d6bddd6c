import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";

const lead = `El fallo es nuestro y ya está registrado. Vuelve a intentarlo dentro de un minuto o escríbenos: lo lee una persona.`;

export const serverError = {
  metadata: {
    title: `Algo salió mal – ${company.name}`,
    description: lead,
    keywords: ["error"],
    modifiedTime: "2026-11-27",
  },
  heading: "Se soltó un corchete",
  lead,
  statusAlt: "500, y falta el corchete que debería cerrarlo",
  again: "Intentar de nuevo",
  action: "Ir al inicio",
  onward: "Qué puedes hacer ahora",
} satisfies PageModule;
