import type { ProjectText } from "#shared/content/types.ts";
import type { ProjectId } from "#shared/data/projects.ts";
import { facts } from "./facts.ts";

const clinic = facts.projects["pediatric-consultation"];

/** The text of the projects. The data is in shared/data/projects.ts. */
export const projects: Record<ProjectId, ProjectText> = {
  "pediatric-consultation": {
    title: "Pediatric consultation website",
    category: "Healthcare",
    alt: "Little Harbor on a phone at 5:24: a video visit with a pediatrician, and below it her notes on the child",
    sceneAlt: "The front desk of Little Harbor at 5:24: Rosa, with both hands around a cup, beside a telephone that is silent; behind her, the harbor with a sailboat, the fish tank, and a flu poster almost hidden by a plant",
    technologies: ["React", "TypeScript", "Node.js", "WebRTC"],
    change: {
      metric: "Callers who hang up",
      method: `Counted by the clinic’s phone system: every call in ${clinic.counted} and in ${clinic.countedAgain}.`,
    },
    description: "Most evenings, parents see a pediatrician on screen within 11 minutes. At the front desk, Rosa finishes her coffee.",
    leftOut: "The blog, the chat and the film of the sea. Nobody would have written, answered or watched them.",
  },
  "e-commerce-platform": {
    title: "E-commerce platform",
    category: "Retail",
    alt: "Harrow & Pine’s shop: a stoneware pouring jug for $72 in four glazes, with 18 left of batch 31",
    sceneAlt: "The studio of Harrow & Pine: Jonas Lindqvist packs a pouring jug into a carton for Bergen, Norway; behind him, shelves with a gap where it stood, and order slips with three ticks each",
    technologies: ["Next.js", "Stripe", "PostgreSQL", "Redis"],
    change: {
      metric: "Steps from cart to order",
      method: "Pages counted with the founder, in September 2025 and in January 2026.",
    },
    description: "A pottery sells each batch in 11 countries, and never a jug it does not have. A bot answers its customers’ questions.",
    leftOut: "A jug that turns in 3D and a points program. Neither sells a jug.",
  },
  "school-management": {
    title: "School management system",
    category: "Education",
    alt: "Alder Grove’s day on one screen: a lesson that needs a cover teacher, the teacher who is free, attendance at 94.6%",
    sceneAlt: "Alder Grove’s day on one screen: at 9:35, English in Room 4, Maths in Room 12, Art in the Studio, French in Room 8, and 8B Chemistry without a teacher; attendance at 94.6%, three new messages",
    technologies: ["Django", "Python", "PostgreSQL", "Docker"],
    change: {
      metric: "To find a cover teacher",
      method: "Timed by the school office: averages of 20 searches by phone in June 2024 and 20 on this screen in November.",
    },
    description: "Timetable, attendance and messages for the 1,150 pupils of a British school on one screen.",
    leftOut: "A chat for teachers and an app for the lunch menu. The staff room has a kettle and a noticeboard.",
  },
};
