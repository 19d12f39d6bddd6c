/** A field of the contact form as plain data, without its words and without the code that validates it. */
export interface ContactField {
  name: string;
  required: boolean;
  control: "input" | "select" | "textarea";
  type?: "email" | "tel";
  autoComplete?: string;
  inputMode?: "email" | "tel";
  minLength?: number;
  maxLength?: number;
  /** The values of a select. They are the same in every language. */
  options?: readonly string[];
}

/** The name of the first rule that each invalid field breaks. The words of each language have a message for it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One rule of a field as a function. */
export interface Rule {
  name: string;
  check(value: string): boolean;
}

/** Runs each field's rules in order on its trimmed value. Returns the first broken rule of each invalid field. */
export function firstErrors(
  fields: readonly (readonly [name: string, rules: readonly Rule[]])[],
  values: Readonly<Record<string, string>>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, rules] of fields) {
    const value = (values[name] ?? "").trim();
    const failed = rules.find((rule) => !rule.check(value));
    if (failed) errors[name] = failed.name;
  }
  return errors;
}
