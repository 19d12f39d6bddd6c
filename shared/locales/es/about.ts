import type { MenuPageText } from "#shared/content/types.ts";
import { company, gauge, processWeeks } from "#shared/data/company.ts";
import type { Person } from "#shared/data/team.ts";

const lead =
  "Creamos bots de IA que contestan a tus clientes y portafolios web que muestran tu trabajo.";

/** Text of the about page. */
export const about = {
  menu: { label: "Nosotros", title: `Quién está detrás de ${company.name}` },
  metadata: {
    title: `Nosotros – ${company.name}`,
    description: lead,
    keywords: ["soluciones de TI", "bots de IA", "portafolios web", "prototipo", "soporte"],
    modifiedTime: "2026-11-25",
  },
  heading: "Software que se explica en una frase",
  lead,
  action: "Escríbenos",
  secondAction: "Nuestros servicios",
  /** Alternative text of the picture in client/pictures/signed-page. */
  signedPageAlt:
    `La única página que firmaron ${company.name} y Little Harbor Pediatrics: «Los padres cuelgan antes de que alguien conteste». Debajo figuran la primera versión, para el 2 de marzo de 2026, el precio fijo de 18 400 dólares y el nuevo conteo en junio de 2026. La firman la Dra. Amara Osei e Ines Calder.`,
  gauge: {
    ...gauge,
    label: "Crecimiento del negocio",
    level: "Nivel alto",
    note: `${gauge.value} de nuestros primeros ${gauge.max} proyectos fueron de clientes que volvieron o que nos trajo otro cliente.`,
    valueText: "{value} de {max}",
  },
  company: {
    heading: "Quien te atiende también construye",
    text: `Empezamos en ${company.founded} con un formulario de citas para un solo médico. Hay una regla que no ha cambiado: la persona con la que hablas el primer día también programa, y contesta cuando vuelves a llamar.`,
    /** Shown before the client whose project a person built. */
    built: "Su proyecto:",
    /** What these people do. */
    roles: {
      "Ines Calder": "Citas y videoconsultas",
      "Tomás Reyes": "Tiendas, pagos e inventario",
      "Naledi Okafor": "Horarios, expedientes y mensajes",
    } satisfies Record<Person, string>,
  },
  process: {
    heading: "En marcha en seis semanas",
    /** One without an end has no `weeks`. */
    steps: [
      {
        weeks: processWeeks.frame,
        time: "Semana 1",
        title: "Acotar",
        text: "Observamos cómo se hace el trabajo y lo comparamos con la frase que firmaste.",
      },
      {
        weeks: processWeeks.draw,
        time: "Semanas 2–3",
        title: "Diseñar",
        text: "Tu gente recorre, clic a clic, un prototipo con sus propios datos.",
      },
      {
        weeks: processWeeks.build,
        time: "Semanas 4–6",
        title: "Construir",
        text: "La primera versión se estrena con quienes más la necesitan.",
      },
      {
        time: "Después",
        title: "Mantener",
        text: "Soporte mes a mes, con el mismo equipo. Puedes dejarlo al final de cualquier mes.",
      },
    ],
  },
  banner: {
    heading: "Tráenos la versión larga",
    text: "Dentro está la frase que importa. La encontramos nosotros.",
    action: "Escríbenos",
  },
} satisfies MenuPageText & Record<string, unknown>;
