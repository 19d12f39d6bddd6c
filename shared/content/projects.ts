import type { Project } from "./schemas.ts";

/** The portfolio, newest first. Clients are invented. */
export const projects: readonly Project[] = [
  {
    id: "pediatric-consultation",
    title: "Pediatric Consultation Website",
    category: "Healthcare",
    image: {
      name: "clinic",
      alt: "Booking screen of a pediatric practice: a doctor’s free appointments for the week and a video visit button",
    },
    description:
      "Parents book a clinic or video visit in under two minutes, at three in the morning if they must. Missed appointments fell from 18% to 7%.",
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
      alt: "Product page of an online shop for kitchenware, with photographs, stock by size and an order button",
    },
    description:
      "A kitchenware maker sells 1,400 products in 11 countries from one stock list. Checkout takes three steps, down from seven.",
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
      alt: "Dashboard of a school: today’s attendance by class, a timetable and grades waiting for approval",
    },
    description:
      "Attendance, grades and timetables for 1,150 pupils and 84 teachers. Report cards took four days; now they take an afternoon.",
    technologies: ["Django", "Python", "PostgreSQL", "Docker"],
    client: "Alder Grove School",
    year: 2024,
    link: "https://alder-grove.example/",
  },
];
