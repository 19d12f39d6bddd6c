import type { TestimonialId } from "#shared/data/testimonials.ts";
import type { TestimonialText } from "#shared/site/types.ts";

export const testimonials: Record<TestimonialId, TestimonialText> = {
  "merle-hansen": {
    name: "Dr Merle Hansen",
    position: "directrice des archives",
    review: "Nous nous étions résignés aux feuillets volants. Aujourd’hui, nous confions de nouveau les journaux de bord aux lecteurs, les yeux fermés.",
  },
};
