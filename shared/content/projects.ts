import type { Project } from "./schemas.ts";

/** The portfolio, newest first. Clients are invented. */
export const projects: readonly Project[] = [
  {
    id: "pediatric-consultation",
    title: "Pediatric Consultation Website",
    category: "Healthcare",
    image: {
      name: "clinic",
      alt: "Tiny Harbor’s website: free times of two doctors this evening, and a video visit running on a phone",
    },
    description:
      "Parents see a pediatrician on screen, on most evenings within 11 minutes. Missed appointments fell from 18% to 7%.",
    technologies: ["React", "TypeScript", "Node.js", "WebRTC"],
    client: "Tiny Harbor",
    year: 2026,
    link: "https://tiny-harbor.example/",
  },
  {
    id: "e-commerce-platform",
    title: "E-Commerce Platform",
    category: "Retail",
    image: {
      name: "shop",
      alt: "Ostra’s shop: a green pouring jug for $72 with 18 left in its batch, beside a teapot, a vase and bowls",
    },
    description:
      "A pottery in Porto sells every batch online, counted to the last jug. Checkout takes three steps, down from seven.",
    technologies: ["Next.js", "Stripe", "PostgreSQL", "Redis"],
    client: "Ostra",
    year: 2025,
    link: "https://ostra.example/",
  },
  {
    id: "school-management",
    title: "School Management System",
    category: "Education",
    image: {
      name: "school",
      alt: "Larkfield School’s day: the timetable of five classes, a lesson that needs cover, and 94.6% attendance",
    },
    description:
      "Timetable, attendance and messages for 858 pupils on one screen. Finding cover took an hour; now it takes two clicks.",
    technologies: ["Django", "Python", "PostgreSQL", "Docker"],
    client: "Larkfield School",
    year: 2024,
    link: "https://larkfield-school.example/",
  },
];
