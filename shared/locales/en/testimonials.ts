import type { TestimonialText } from "#shared/content/types.ts";
import type { TestimonialId } from "#shared/data/testimonials.ts";

/** The text of the testimonials. The data is in shared/data/testimonials.ts. */
export const testimonials: Record<TestimonialId, TestimonialText> = {
  "amara-osei": {
    name: "Dr. Amara Osei",
    position: "Medical Director",
    review:
      "“I asked for a website. They asked how many parents hang up before we answer. Nobody had counted. Now the phone is quiet, and the calendar is full.”",
  },
  "jonas-lindqvist": {
    name: "Jonas Lindqvist",
    position: "Founder",
    review:
      "“On the day they had promised, we took a real order from Norway. They also talked us out of two features. I was annoyed for a day and have thanked them since.”",
  },
  "priya-raman": {
    name: "Priya Raman",
    position: "Deputy Head",
    review:
      "“Our teachers had seen three systems come and go. With this one nobody needed the manual. When I call with a question, the person who built it answers.”",
  },
};
