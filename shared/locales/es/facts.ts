import { createFacts } from "#shared/content/facts.ts";

/** The facts of shared/data as Spanish writes them. */
export const facts = createFacts({
  tag: "es",
  price: (amount) => `${amount} dólares`,
  priceRange: (from, to) => `de ${from} a ${to} dólares`,
  // The RAE recommends a space, and Intl writes a period.
  group: "\u00a0",
  numbers: ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
});
