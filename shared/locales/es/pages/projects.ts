import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { projects as projectTexts } from "../projects.ts";

const lead =
  "Cada cliente nos trajo un problema. Aquí tienes las cifras, antes y después.";

export const projects = {
  menu: { label: "Proyectos", title: `${Object.keys(projectTexts).length} proyectos y lo que cambió` },
  metadata: {
    title: `Proyectos de software, antes y después – ${company.name}`,
    description: lead,
    keywords: Object.values(projectTexts).map(({ title }) => title),
    modifiedTime: "2026-12-01",
  },
  heading: "Júzganos por lo que cambió",
  lead,
  project: {
    client: "Cliente",
    year: "Año",
    category: "Sector",
    technologies: "Hecho con",
    spokenChange: "{metric}: antes, {before}; ahora, {after}.",
    leftOut: "Lo que quedó fuera",
    price: "Precio fijo",
    website: "Sitio",
    sample: "(ejemplo)",
    timetable: {
      invitation: "Te toca: encuentra un suplente",
      need: "8B se queda sin química",
      reason: "9:35, laboratorio 2. ¿Quién está libre?",
      teachers: [
        { name: "Omar Saleh", teaches: "Ahora: matemáticas, aula\u00a012" },
        { name: "Nadia Haddad", teaches: "Ahora: biología, laboratorio\u00a01", isFree: true },
        { name: "Grace Doyle", teaches: "Ahora: inglés, aula\u00a04" },
      ],
      busy: "{name} no está libre a las 9:35.",
      assign: "Asignar",
      done: "Encontraste a {name} en {time}.",
      filled: "El día de Alder Grove en una pantalla: a las 9:35, {name} da la clase de química de 8B en el laboratorio 2",
      again: "Otra vez",
    },
  },
} satisfies PageModule;
