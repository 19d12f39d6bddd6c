import { createFacts } from "#shared/content/facts.ts";

/** The facts of shared/data as Spanish writes them. */
export const facts = createFacts({
  tag: "es",
  price: (amount) => `${amount} dólares`,
  priceRange: (lowest, highest) => `de ${lowest} a ${highest} dólares`,
  // In parts of America, the period of Intl is a decimal sign, and after a space speech reads "000" digit by digit.
  useGrouping: false,
  rangeSeparator: " a ",
  digitWords: ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
});
