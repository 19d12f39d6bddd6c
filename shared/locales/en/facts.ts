import { createFacts } from "#shared/content/facts.ts";

/** The facts of shared/data as English writes them. */
export const facts = createFacts({
  tag: "en",
  price: (amount) => `$${amount}`,
  priceRange: (lowest, highest) => `$${lowest} to $${highest}`,
  rangeSeparator: "-",
  digitWords: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
});
