import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { companyText } from "../company-text.ts";
import { facts } from "../facts.ts";

const lead = `${company.name} crea bots de IA, portafolios web, apps móviles y sistemas de gestión. En la semana ${facts.weeks} ya usas la primera versión.`;

export const home = {
  menu: { label: "Inicio", title: `Qué hace ${company.name}` },
  metadata: {
    title: `Bots de IA, sitios web y sistemas de gestión – ${company.name}`,
    description: lead,
    keywords: ["bots de IA", "portafolios web", "apps móviles", "sistemas de gestión", "diseño UX/UI"],
    modifiedTime: "2026-12-01",
  },
  heading: companyText.tagline,
  markedWords: "a mano.",
  lead,
  action: "Empieza con una frase",
  secondAction: "Ver proyectos",
  guarantee: {
    heading: `Cada semana de retraso baja el precio un ${facts.lateWeekDiscount}.`,
    source: `De la página que ${facts.storyProject.client} firmó el ${facts.storyProject.signed}:`,
    terms: [
      { name: "Precio fijo", value: facts.storyProject.price },
      { name: "Primera versión", value: facts.storyProject.firstVersion },
      { name: `Si en ${facts.storyProject.countedAgain} la cifra sigue igual`, value: `Devolvemos el ${facts.refund}` },
      { name: "Código, cuentas y datos", value: "Del cliente" },
    ],
    companySize: `Desde ${company.founded}. De ${company.employees.min} a ${company.employees.max} personas.`,
    link: "Cómo trabajamos",
  },
  services: {
    heading: "Lo que podemos quitarte de encima",
    link: "Todos los servicios",
  },
  projects: {
    heading: "Se usan a diario",
    text: "Cada uno cambió una cifra, medida antes y después.",
    link: "Más sobre los proyectos",
  },
  testimonials: {
    heading: "Lo cuentan los clientes",
    region: "Opiniones de clientes",
    rating: "{rating} de 5 estrellas",
  },
} satisfies PageModule;
