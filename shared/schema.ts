/** What a value must be, in keywords of JSON Schema. */
export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Our own keyword, for rules that JSON Schema has no keyword for. */
  test?: (text: string) => boolean;
}

/**
 * The first rule that a value breaks. The form and the environment use it. In the browser, TypeBox's own
 * validators would be fifteen times the size.
 */
export function firstViolation(value: unknown, schema: Schema): keyof Schema | undefined {
  const { type, enum: known, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, test } = schema;
  const text = String(value);
  // In code points, as in JSON Schema.
  const { length } = [...text];
  if (type && !(type === "integer" ? Number.isInteger(value) : typeof value === type)) return "type";
  if (known && !known.includes(value)) return "enum";
  if (pattern && !new RegExp(pattern, "u").test(text)) return "pattern";
  if (length < minLength) return "minLength";
  if (length > maxLength) return "maxLength";
  if (Number(value) < minimum) return "minimum";
  if (Number(value) > maximum) return "maximum";
  return test && !test(text) ? "test" : undefined;
}
