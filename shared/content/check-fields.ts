/** Returns what is wrong with a field of an item. */
type Rule<Item> = (text: string, item: Item) => string | false;
type FieldRules<Item> = { [Field in keyof Item]?: Rule<Item> | readonly Rule<Item>[] };

/** Creates a rule. Its reason is the error, like "must be an email address". */
export function rule<Item>(isRight: (text: string, item: Item) => boolean, reason: string): Rule<Item> {
  return (text, item) => !isRight(text, item) && reason;
}

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
  return Object.keys(rules).flatMap((name) => {
    const field = name as keyof Item;
    return checkField(key + separator + name, item[field], item, [rules[field] ?? []].flat());
  });
}

/** Checks a value of an item. A missing value breaks no rule. */
export function checkField<Item>(
  key: string,
  value: unknown,
  item: Item,
  rules: readonly Rule<Item>[],
): string[] {
  const reason = value && rules.map((rule) => rule(String(value), item)).find(Boolean);
  return reason ? [`${key} ${reason}, but is ${JSON.stringify(value)}`] : [];
}
