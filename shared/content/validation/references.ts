import { type Mistake, quote } from "./check-schema.ts";

/** A value and its place in the content. */
export type Entry = { module: string; field: string; value: unknown };

/** The values of one field in all items of a list. */
export function column<Item extends object>(
  module: string,
  root: string,
  list: readonly Item[],
  key: keyof Item & string,
): Entry[] {
  return list.map((item, index) => ({ module, field: `${root}[${index}].${key}`, value: item[key] }));
}

/** Returns one mistake for every repeated value. */
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

/** Returns one mistake for every value that is not in `known`. */
export function findUnknown(entries: readonly Entry[], kind: string, known: readonly string[]): Mistake[] {
  return entries
    .filter(({ value }) => !known.includes(value as string))
    .map(({ module, field, value }) => ({
      module,
      field,
      reason: `names an unknown ${kind}: ${quote(value)} (known: ${known.join(", ")})`,
    }));
}

/**
 * Today's date in the earliest time zone (UTC+14). An editor there may already use it.
 * @returns an ISO date
 */
export function latestDate(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns one mistake for every year or date in the future, and for every date that does not exist. */
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
