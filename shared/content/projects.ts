import type { Project } from "./schemas.ts";

/** The portfolio, newest first. Clients are invented. */
export const projects: readonly Project[] = [
  {
    id: "pediatric-consultation",
    title: "Pediatric consultation website",
    category: "Healthcare",
    image: {
      name: "clinic",
      alt: "Little Harbor’s booking page: three pediatricians with their free times today; in front, a phone with a video visit and the child’s notes",
    },
    description:
      "Parents see a pediatrician on screen, on most evenings within 11 minutes. Missed appointments fell from 18% to 7%.",
    technologies: ["React", "TypeScript", "Node.js", "WebRTC"],
    client: "Little Harbor Pediatrics",
    year: 2026,
    link: "https://little-harbor.example/",
  },
  {
    id: "e-commerce-platform",
    title: "E-commerce platform",
    category: "Retail",
    image: {
      name: "shop",
      alt: "Harrow & Pine’s shop: a stoneware pouring jug for $72 in four glazes; behind it, a catalog with a teapot, an oil bottle, a bowl and a tumbler",
    },
    description:
      "A kitchenware maker sells each batch in 11 countries, counted to the last jug. Checkout takes three steps, down from seven.",
    technologies: ["Next.js", "Stripe", "PostgreSQL", "Redis"],
    client: "Harrow & Pine",
    year: 2025,
    link: "https://harrow-and-pine.example/",
  },
  {
    id: "school-management",
    title: "School management system",
    category: "Education",
    image: {
      name: "school",
      alt: "Alder Grove’s day on one screen: a timetable of five classes, a lesson that needs a cover teacher, attendance at 94.6%, three new messages",
    },
    description:
      "Timetable, attendance and messages for 1,150 pupils on one screen. Finding cover took an hour; now it takes two clicks.",
    technologies: ["Django", "Python", "PostgreSQL", "Docker"],
    client: "Alder Grove School",
    year: 2024,
    link: "https://alder-grove.example/",
  },
];
