import type { PageModule } from "#shared/content/types.ts";
import { company, gauge } from "#shared/data/company.ts";
import { storyProjectId } from "#shared/data/projects.ts";
import type { PersonId } from "#shared/data/team.ts";
import { facts } from "../facts.ts";
import { projects } from "../projects.ts";

const lead =
  "Creamos bots de IA que contestan a tus clientes y portafolios web que muestran tu trabajo.";

export const about = {
  menu: { label: "Nosotros", title: `Quién está detrás de ${company.name}` },
  metadata: {
    title: `Nosotros – ${company.name}`,
    description: lead,
    keywords: ["soluciones de TI", "bots de IA", "portafolios web", "prototipo", "soporte"],
    modifiedTime: "2026-12-01",
  },
  heading: "Software que se explica en una frase",
  lead,
  statement: "Una página. Dos firmas.",
  action: "Escríbenos",
  secondAction: "Nuestros servicios",
  /** What both signed. On a phone, and in a window taller than wide, the page has the first four terms. */
  signedPage: {
    number: "Página 1 de 1",
    terms: [
      { name: "Hoy", value: facts.storyProject.before, note: projects[storyProjectId].change.metric },
      {
        name: "Primera versión",
        value: facts.storyProject.firstVersion,
        note: `Cada semana de retraso baja el precio un ${facts.lateWeekDiscount}`,
      },
      { name: "Precio fijo", value: facts.storyProject.price },
      {
        name: "Se vuelve a contar",
        value: `En ${facts.storyProject.countedAgain}`,
        note: `Si la cifra sigue igual, devolvemos el ${facts.refund}`,
      },
      { name: "Aporta el cliente", value: `Accesos, respuestas, ${facts.clientHours} semanal` },
      { name: "Es del cliente", value: "Código, cuentas y datos" },
    ],
    signedBy: "Firma:",
    builder: "construirá el software",
  },
  gauge: {
    ...gauge,
    label: "Crecimiento del negocio",
    level: "Nivel alto",
    note: `${gauge.value} de nuestros primeros ${gauge.max} proyectos llegaron de clientes que repetían o por recomendación.`,
    /** Where the number comes from. */
    source: `Según nuestro libro de pedidos, de ${company.founded} a 2025.`,
    scale: `de ${gauge.max}`,
  },
  team: {
    heading: "Quien te atiende construye tu software",
    text: `Empezamos en ${company.founded} con un formulario de citas para un solo médico y hoy somos de ${company.employees.min} a ${company.employees.max} personas. Hay una regla que no ha cambiado: la persona con la que hablas el primer día es la que programa y la que contesta cuando vuelves a llamar.`,
    alt: "Ines Calder cuenta llamadas al teléfono, Tomás Reyes dibuja una pantalla y Naledi Okafor mueve una tarjeta en un horario de pared; sobre ellos, una página entre dos corchetes",
    built: "Su proyecto:",
    roles: {
      "ines-calder": "Citas y videoconsultas",
      "tomas-reyes": "Tiendas, pagos e inventario",
      "naledi-okafor": "Horarios, expedientes y mensajes",
    } satisfies Record<PersonId, string>,
  },
  process: {
    heading: `Primera versión en ${facts.weeks} semanas`,
    week: "Semana",
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
} satisfies PageModule;
