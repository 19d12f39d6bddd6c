/** A field of the contact form as plain data, without the code that validates it. */
export interface ContactField {
  name: string;
  label: string;
  required: boolean;
  control: "input" | "select" | "textarea";
  type?: "email" | "tel";
  autoComplete?: string;
  inputMode?: "email" | "tel";
  minLength?: number;
  maxLength?: number;
  options?: readonly string[];
}

/** The error message of each invalid field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One rule of a field as a function. */
export interface Rule {
  message: string;
  holds(value: string): boolean;
}

/** Runs each field's rules in order on its trimmed value. Returns the first message of each invalid field. */
export function firstErrors(
  fields: readonly (readonly [name: string, rules: readonly Rule[]])[],
  values: Readonly<Record<string, string>>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, rules] of fields) {
    const value = (values[name] ?? "").trim();
    const failed = rules.find((rule) => !rule.holds(value));
    if (failed) errors[name] = failed.message;
  }
  return errors;
}
