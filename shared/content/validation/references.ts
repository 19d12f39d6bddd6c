import { type Mistake, quote } from "./check-schema.ts";

/** A value and where it stands. */
export type Entry = { module: string; field: string; value: unknown };

/** One field of all items of a list. */
export function column<Item extends object>(
  module: string,
  root: string,
  list: readonly Item[],
  key: keyof Item & string,
): Entry[] {
  return list.map((item, index) => ({ module, field: `${root}[${index}].${key}`, value: item[key] }));
}

/** One mistake for every value that stands a second time. */
export function findDuplicates(entries: readonly Entry[]): Mistake[] {
  const first = new Map<unknown, Entry>();
  return entries.flatMap((entry) => {
    const { module, field, value } = entry;
    const other = first.get(value);
    if (value === undefined) return [];
    if (!other) {
      first.set(value, entry);
      return [];
    }
    const where = other.module === module ? other.field : `${other.module}: ${other.field}`;
    return [{ module, field, reason: `is the same as ${where}: ${quote(value)}` }];
  });
}

/** One mistake for every value that is none of the known ones. */
export function findUnknown(entries: readonly Entry[], kind: string, known: readonly string[]): Mistake[] {
  return entries
    .filter(({ value }) => !known.includes(value as string))
    .map(({ module, field, value }) => ({
      module,
      field,
      reason: `names an unknown ${kind}: ${quote(value)} (known: ${known.join(", ")})`,
    }));
}

/** The latest date that any place on Earth has at this moment (UTC+14): an editor there may write it down. */
export function latestDate(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Years and ISO dates that are in the future everywhere, and days that no calendar has. */
export function findWrongDates(entries: readonly Entry[], now: Date): Mistake[] {
  const today = latestDate(now);
  return entries.flatMap(({ module, field, value }) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const text = String(value);
    const date = new Date(`${text}T00:00:00Z`);
    const exists = typeof value === "number" || (date.getTime() && date.toISOString().startsWith(text));
    if (!exists) return [{ module, field, reason: `is no day of the calendar: ${quote(text)}` }];
    if (text <= today) return [];
    return [{ module, field, reason: `is in the future: ${text} (today is ${today})` }];
  });
}
