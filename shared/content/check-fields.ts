import { brokenRule, type Schema } from "#shared/schema.ts";

/** What a value must be. The reason is the error, like "must be an email address". */
export type Rule = Schema & { reason: string };
/** The rules of an object's fields. Those of one field may depend on the others. */
type FieldRules<Item> = (item: Item) => { [Field in keyof Item]?: Rule | readonly Rule[] };

/** Checks each object in a list with `checkFields`. */
export function checkEach<Item extends object>(
  key: string,
  items: readonly Item[],
  rules: FieldRules<Item>,
): string[] {
  return items.flatMap((item, index) => checkFields(`${key}[${index}]`, item, rules));
}

/**
 * Checks fields of an object, each with its rules.
 * @param key the object's module and field, like `company.ts: company.phone`
 * @returns one line for each field that breaks a rule
 */
export function checkFields<Item extends object>(
  key: string,
  item: Item | undefined,
  rules: FieldRules<Item>,
): string[] {
  if (!item) return [];
  const separator = key.endsWith(":") ? " " : ".";
  return Object.entries<Rule | readonly Rule[] | undefined>(rules(item)).flatMap(([name, rules = []]) =>
    checkField(key + separator + name, item[name as keyof Item], [rules].flat()),
  );
}

/** Checks a value. One that is absent breaks no rule. */
export function checkField(key: string, value: unknown, rules: readonly Rule[]): string[] {
  if (value === undefined) return [];
  const broken = rules.find((rule) => brokenRule(value, rule));
  return broken ? [`${key} ${broken.reason}, but is ${JSON.stringify(value)}`] : [];
}
