import type { TestimonialText } from "#shared/content/types.ts";
import type { TestimonialId } from "#shared/data/testimonials.ts";

export const testimonials: Record<TestimonialId, TestimonialText> = {
  "amara-osei": {
    name: "Dra. Amara Osei",
    position: "Directora médica",
    review:
      "«Pedí una página web. Me preguntaron cuántos padres colgaban antes de que contestáramos. Nadie los había contado. Ahora el teléfono está tranquilo y la agenda, llena».",
  },
  "jonas-lindqvist": {
    name: "Jonas Lindqvist",
    position: "Fundador",
    review:
      "«El día prometido entró un pedido de verdad, de Noruega. También nos quitaron de la cabeza dos funciones. Me molestó un día; desde entonces se lo agradezco».",
  },
  "priya-raman": {
    name: "Priya Raman",
    position: "Subdirectora",
    review:
      "«Nuestros profesores habían visto pasar tres sistemas. Con este nadie necesitó el manual. Cuando llamo con una duda, me contesta quien lo construyó».",
  },
};
