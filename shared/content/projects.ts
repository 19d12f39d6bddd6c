import type { Project } from "./schemas.ts";

/** The portfolio, newest first. Clients are invented. */
export const projects: readonly Project[] = [
  {
    id: "pediatric-consultation",
    title: "Pediatric Consultation Website",
    category: "Healthcare",
    image: {
      name: "clinic",
      alt: "Little Harbor’s website: free times of three doctors this evening, beside a video visit running on a phone",
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
    title: "E-Commerce Platform",
    category: "Retail",
    image: {
      name: "shop",
      alt: "Harrow & Pine’s shop: a green pouring jug for $72 with 18 left in its batch, before a shelf of stoneware",
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
    title: "School Management System",
    category: "Education",
    image: {
      name: "school",
      alt: "Alder Grove School’s day: the timetable of five classes, a chemistry lesson that needs cover, 94.6% attendance",
    },
    description:
      "Timetable, attendance and messages for 1,150 pupils on one screen. Finding cover took an hour; now it takes two clicks.",
    technologies: ["Django", "Python", "PostgreSQL", "Docker"],
    client: "Alder Grove School",
    year: 2024,
    link: "https://alder-grove.example/",
  },
];
