import type { TestimonialId } from "#shared/data/testimonials.ts";
import type { TestimonialText } from "#shared/site/types.ts";

export const testimonials: Record<TestimonialId, TestimonialText> = {
  "merle-hansen": {
    name: "Dr. Merle Hansen",
    position: "Archivleiterin",
    review: "Wir hatten uns mit den losen Blättern abgefunden. Jetzt geben wir die Logbücher wieder in fremde Hände, ohne hinzusehen.",
  },
};
