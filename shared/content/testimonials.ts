import type { Testimonial } from "./schemas.ts";

/** Testimonials of clients. The people are invented. */
export const testimonials: readonly Testimonial[] = [
  {
    id: "amara-osei",
    name: "Dr. Amara Osei",
    position: "Medical Director",
    company: "Little Harbor Pediatrics",
    image: { name: "portrait-amara", alt: "Portrait of Dr. Amara Osei" },
    rating: 5,
    review:
      "I asked for a website. They asked how many parents hang up before we answer. It was one in three. Now the phone is quiet, and the calendar is full.",
    project: "pediatric-consultation",
    date: "2026-06-18",
  },
  {
    id: "jonas-lindqvist",
    name: "Jonas Lindqvist",
    position: "Founder",
    company: "Harrow & Pine",
    image: { name: "portrait-jonas", alt: "Portrait of Jonas Lindqvist" },
    rating: 5,
    review:
      "Week six, as promised, we took a real order from Norway. They also talked us out of two features. I was annoyed for a day and have thanked them since.",
    project: "e-commerce-platform",
    date: "2025-11-07",
  },
  {
    id: "priya-raman",
    name: "Priya Raman",
    position: "Deputy Head",
    company: "Alder Grove School",
    image: { name: "portrait-priya", alt: "Portrait of Priya Raman" },
    rating: 5,
    review:
      "Our teachers had seen three systems come and go. With this one nobody needed the manual. When I call with a question, the person who built it answers.",
    project: "school-management",
    date: "2024-12-12",
  },
];

/** The words of the testimonials section. */
export const testimonialsSection = {
  id: "testimonials",
  label: "Testimonials",
  heading: "In our clients’ words",
  /** The carousel's name for screen readers. */
  region: "Client testimonials",
  rating: "{rating} out of 5 stars",
};
