import type { MenuPageText } from "#shared/content/types.ts";
import { company, gauge } from "#shared/data/company.ts";
import type { Person } from "#shared/data/team.ts";
import { facts } from "./facts.ts";

const lead =
  "Creamos bots de IA que contestan a tus clientes y portafolios web que muestran tu trabajo.";

export const about = {
  menu: { label: "Nosotros", title: `Quién está detrás de ${company.name}` },
  metadata: {
    title: `Nosotros – ${company.name}`,
    description: lead,
    keywords: ["soluciones de TI", "bots de IA", "portafolios web", "prototipo", "soporte"],
    modifiedTime: "2026-11-28",
  },
  heading: "Software que se explica en una frase",
  lead,
  statement: "Una página. Dos firmas.",
  action: "Escríbenos",
  secondAction: "Nuestros servicios",
  signedPageAlt:
    `Página 1 de 1, firmada el ${facts.signedPage.signed} por ${facts.signedPage.signatory}, de ${facts.signedPage.client}, y por ${facts.signedPage.builder}, de ${company.name}, que construirá el software: «Los padres cuelgan antes de que alguien conteste». Hoy: cuelga uno de cada tres. Primera versión: ${facts.signedPage.firstVersion}; cada semana de retraso baja el precio un ${facts.lateWeek}. Precio fijo: ${facts.signedPage.price}. Se vuelve a contar: ${facts.signedPage.countedAgain}; si la cifra sigue igual, devolvemos el ${facts.refund}. El cliente aporta accesos, respuestas y una hora semanal; el código, las cuentas y los datos son suyos. Debajo asoma el correo de la Dra. Osei, con las palabras de la frase marcadas.`,
  gauge: {
    ...gauge,
    label: "Crecimiento del negocio",
    level: "Nivel alto",
    note: `${gauge.value} de nuestros primeros ${gauge.max} proyectos llegaron de clientes que repetían o por recomendación.`,
    valueText: "{value} de {max}",
  },
  team: {
    heading: "Quien te atiende construye tu software",
    text: `Empezamos en ${company.founded} con un formulario de citas para un solo médico y hoy somos de ${company.employees.min} a ${company.employees.max} personas. Hay una regla que no ha cambiado: la persona con la que hablas el primer día es la que programa y la que contesta cuando vuelves a llamar.`,
    alt: "Ines Calder cuenta llamadas al teléfono, Tomás Reyes dibuja una pantalla y Naledi Okafor mueve una tarjeta en un horario de pared; sobre ellos, una página entre dos corchetes",
    built: "Su proyecto:",
    roles: {
      "Ines Calder": "Citas y videoconsultas",
      "Tomás Reyes": "Tiendas, pagos e inventario",
      "Naledi Okafor": "Horarios, expedientes y mensajes",
    } satisfies Record<Person, string>,
  },
  process: {
    heading: `En marcha en ${facts.weeks} semanas`,
    steps: [
      {
        title: "Acotar",
        text: "Observamos el trabajo, con la frase en la mano.",
      },
      {
        title: "Diseñar",
        text: "Tu gente recorre, clic a clic, un prototipo con sus propios datos.",
      },
      {
        title: "Construir",
        text: "La primera versión se estrena con quienes más la necesitan.",
      },
      {
        title: "Mantener",
        text: "Soporte, que puedes dejar al final de cualquier mes.",
      },
    ],
  },
} satisfies MenuPageText & Record<string, unknown>;
