/** A field of the contact form as the page draws it: plain data, without the machinery that checks it. */
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

/** The message of each field that is not as it should be. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A rule of a field, ready to run. */
export interface Rule {
  message: string;
  holds(value: string): boolean;
}

/** Tries the rules of each field in their order on its trimmed value and keeps the first message. */
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
