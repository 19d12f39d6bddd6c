import { company } from "#shared/data/company.ts";

export const layout = {
  skipLink: "Saltar al contenido",
  header: { home: `${company.name}, página de inicio` },
  menu: { button: "Menú", navigation: "Principal" },
  modified: "Último cambio:",
  quote: "Pide precio",
  search: {
    button: "Buscar",
    input: "Buscar",
    hint: "Este buscador es una demostración: no busca ni envía nada. Quizá quieras una de estas páginas:",
  },
  /** At the end of every page but Contact and error pages. */
  closingQuestion: {
    heading: "¿Qué sigue haciendo a mano tu equipo?",
    action: "Escríbenos",
    /** Shown between the brackets until the visitor writes there. Always shown without a script. */
    example: "«Registramos cada pedido dos veces».",
    note: "Lo lee una persona y te responde.",
  },
  footer: {
    services: "Servicios",
    contact: "Contacto",
    socials: "Síguenos",
    copyright: `© ${company.legalName}`,
    privacy: "Sin cookies, sin rastreo, sin peticiones a terceros.",
  },
};
