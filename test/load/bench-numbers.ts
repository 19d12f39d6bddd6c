/** The middle one of an odd number of values, or the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Rows as a table in Markdown, numbers to the right. */
export function table(rows: readonly Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => show(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (column ? `${"-".repeat(width + 1)}:` : `${"-".repeat(width + 2)}`)).join("|")}|`;
  return [line(cells[0] ?? []), rule, ...cells.slice(1).map(line)].join("\n");
}

function show(value: string | number | undefined): string {
  if (typeof value !== "number") return value ?? "";
  if (Number.isNaN(value)) return "-";
  if (Math.abs(value) < 10) return value.toFixed(2);
  return Math.round(value).toLocaleString("en-US");
}
