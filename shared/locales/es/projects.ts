import type { ProjectText } from "#shared/content/types.ts";
import type { ProjectId } from "#shared/data/projects.ts";
import { facts } from "./facts.ts";

const clinic = facts.projects["pediatric-consultation"];

export const projects: Record<ProjectId, ProjectText> = {
  "pediatric-consultation": {
    title: "Consultas pediátricas en línea",
    category: "Salud",
    alt: "Little Harbor en un teléfono a las 5:24: una videoconsulta con una pediatra, y debajo sus notas sobre el niño",
    sceneAlt: "La recepción de Little Harbor a las 5:24: Rosa, con una taza entre las manos, junto a un teléfono en silencio; detrás, el puerto con un velero, la pecera y un cartel sobre la gripe casi tapado por una planta",
    technologies: ["React", "TypeScript", "Node.js", "WebRTC"],
    change: {
      metric: "Cuelgan antes de que alguien conteste",
      method: `Según su central telefónica: todas las llamadas de ${clinic.counted} y de ${clinic.countedAgain}.`,
    },
    description: "Casi todas las noches, los padres ven a un pediatra por video en 11 minutos o menos. En la recepción, Rosa se termina el café.",
    leftOut: "El blog, el chat y el video del mar. Nadie los habría escrito, contestado ni visto.",
  },
  "e-commerce-platform": {
    title: "Tienda en línea",
    category: "Comercio",
    alt: "La tienda de Harrow & Pine: una jarra de gres por 72 dólares en cuatro esmaltes, de la que quedan 18 en la hornada 31",
    sceneAlt: "El taller de Harrow & Pine: Jonas Lindqvist guarda una jarra en una caja para Bergen, Noruega; detrás, estantes con el hueco donde estaba y pedidos con tres marcas cada uno",
    technologies: ["Next.js", "Stripe", "PostgreSQL", "Redis"],
    change: {
      metric: "Pasos del carrito al pedido",
      method: "Páginas contadas con el fundador, en septiembre de 2025 y en enero de 2026.",
    },
    description: "Un taller de cerámica vende cada hornada en 11 países, y nunca una jarra que no tiene. Un bot contesta las preguntas de sus clientes.",
    leftOut: "Una jarra que gira en 3D y un programa de puntos. Ninguno de los dos vende jarras.",
  },
  "school-management": {
    title: "Sistema de gestión escolar",
    category: "Educación",
    alt: "El día de Alder Grove en una pantalla: una clase que necesita suplente, la profesora que está libre, un 94,6 % de asistencia",
    sceneAlt: "El día de Alder Grove en una pantalla: a las 9:35, inglés en el aula 4, matemáticas en la 12, arte en el estudio, francés en la 8, y 8B sin profesor de química; un 94,6 % de asistencia, tres mensajes nuevos",
    technologies: ["Django", "Python", "PostgreSQL", "Docker"],
    change: {
      metric: "Para encontrar un suplente",
      method: "Cronometrado por la secretaría: promedios de 20 búsquedas por teléfono en junio de 2024 y de otras 20 en esta pantalla en noviembre.",
    },
    description: "Horario, asistencia y mensajes de los 1150 alumnos de un colegio británico, en una pantalla.",
    leftOut: "Un chat para profesores y una app para el menú del comedor. La sala de profesores ya tiene una tetera y un tablero de avisos.",
  },
};
