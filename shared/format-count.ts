/**
 * Shows a number that is known, or known to lie in a range: `12`, `10–50`, in Spanish `10-50`.
 * @param language a BCP 47 tag
 */
export function formatCount(count: number | { min: number; max: number }, language: string): string {
  const format = new Intl.NumberFormat(language);
  return typeof count === "number" ? format.format(count) : format.formatRange(count.min, count.max);
}
