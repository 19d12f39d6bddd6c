import type { MenuPageText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { projects } from "./projects.ts";

const lead =
  "Cada cliente nos trajo un problema. Aquí tienes las cifras, antes y después.";

export const projectsPage = {
  menu: { label: "Proyectos", title: `${Object.keys(projects).length} proyectos y lo que cambió` },
  metadata: {
    title: `Proyectos de software, antes y después – ${company.name}`,
    description: lead,
    keywords: Object.values(projects).map(({ title }) => title),
    modifiedTime: "2026-11-28",
  },
  heading: "Júzganos por lo que cambió",
  lead,
  project: {
    client: "Cliente",
    year: "Año",
    category: "Sector",
    technologies: "Hecho con",
    change: "{metric}: antes, {from}; ahora, {to}.",
    leftOut: "Lo que quedó fuera",
    cost: "Primera versión",
    site: "Sitio",
    sample: "(ejemplo)",
    timetable: {
      invitation: "Te toca: encuentra un suplente",
      need: "8B se queda sin química",
      reason: "9:35, laboratorio 2. El profesor Hale está enfermo.",
      busy: [
        { name: "Claire Martin", note: "Da clase a 9A" },
        { name: "Omar Saleh", note: "Da clase a 7B" },
      ],
      free: { name: "Nadia Haddad", note: "Libre a esa hora" },
      assign: "Asignar",
      done: "Nadia Haddad dará la clase de química de 8B: {clicks} clics, {time}.",
      you: "tú",
      again: "Otra vez",
    },
  },
  banner: {
    heading: "El próximo puede ser el tuyo",
    text: "¿Qué cifra quieres cambiar? Te diremos qué hace falta.",
    action: "Empieza un proyecto",
  },
} satisfies MenuPageText & Record<string, unknown>;
