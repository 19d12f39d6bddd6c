import type { MenuPageText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { companyText } from "./company-text.ts";

const lead = `${company.name} crea bots de IA, portafolios web, apps móviles y sistemas de gestión. A la sexta semana ya usas la primera versión.`;

/** Text of Home. Services, projects and testimonials have their own modules. */
export const home = {
  menu: { label: "Inicio", title: `Qué hace ${company.name}` },
  metadata: {
    title: `Bots de IA, sitios web y sistemas de gestión – ${company.name}`,
    description: lead,
    keywords: ["bots de IA", "portafolios web", "apps móviles", "sistemas de gestión", "diseño UX/UI"],
    modifiedTime: "2026-11-26",
  },
  heading: companyText.tagline,
  /** A few short words of the heading, which never wrap. They get an accent background. */
  headingHighlight: "a mano.",
  lead,
  action: "Empieza con una frase",
  secondAction: "Ver proyectos",
  story: {
    /** A client's email is shown between the two sentences (story.ts). */
    heading: { before: "Primero acotamos el problema.", after: "Después lo resolvemos." },
    /** Terms and the signed page on About repeat this. */
    guarantee: {
      heading: "Cada semana de retraso baja el precio un 10 %.",
      source: "De la página que Little Harbor firmó el 20 de enero de 2026:",
      facts: [
        { name: "precio fijo", value: "18 400 dólares" },
        { name: "primera versión", value: "2 de marzo de 2026" },
        { name: "si en junio la cifra sigue igual", value: "Devolvemos el 50 %" },
        { name: "código, cuentas y datos", value: "Del cliente" },
      ],
    },
    companyFacts: `Desde ${company.founded}. ${company.employees.min}–${company.employees.max} personas.`,
    link: "Cómo trabajamos",
  },
  services: {
    heading: "Lo que podemos quitarte de encima",
    link: "Todos los servicios",
  },
  projects: {
    heading: "Se usan a diario",
    text: "Con esto trabajan una clínica, una tienda y un colegio.",
    link: "Más sobre los proyectos",
  },
  testimonials: {
    heading: "Lo cuentan los clientes",
    /** The carousel's name for screen readers. */
    region: "Opiniones de clientes",
    rating: "{rating} de 5 estrellas",
  },
  banner: {
    heading: "¿Qué sigue haciendo a mano tu equipo?",
    action: "Escríbenos",
    /** Shown between the brackets until the visitor writes there. Always shown without a script. */
    example: "«Registramos cada pedido dos veces».",
    note: "Lo lee una persona, y te responde.",
  },
} satisfies MenuPageText & Record<string, unknown>;
