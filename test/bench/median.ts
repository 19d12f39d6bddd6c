/** The middle one of the values, or the mean of the middle two, to two decimals or three digits. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const value = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
  return value < 100 ? Math.round(value * 100) / 100 : Math.round(value);
}
