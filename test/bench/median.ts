/** The median, rounded to two decimals below 100 and to an integer above. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const value = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
  return value < 100 ? Math.round(value * 100) / 100 : Math.round(value);
}
