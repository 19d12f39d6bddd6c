/** Shows a number that is known, or known to lie in a range: `12`, `10–50`. */
export function formatCount(count: number | { min: number; max: number }): string {
  return typeof count === "number" ? String(count) : `${count.min}–${count.max}`;
}
