/** A field of the contact form as plain data, without its text and its validation code. */
export interface ContactField {
  name: string;
  required: boolean;
  control: "input" | "select" | "textarea";
  type?: "email" | "tel";
  autoComplete?: string;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The values of a select. They are the same in every language. */
  options?: readonly string[] | undefined;
}

/** The name of the first rule that each invalid field breaks. Each language has a message for it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One rule of a field as a function. */
export interface FieldRule {
  field: string;
  name: string;
  check(value: string): boolean;
}

/** Finds the first broken rule of each invalid field. Values are trimmed. An empty one can only break `required`. */
export function findErrors(
  fields: readonly ContactField[],
  rules: readonly FieldRule[],
  values: Readonly<Record<string, string>>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { name, required } of fields) {
    const value = (values[name] ?? "").trim();
    const broken = rules.find(({ field, check }) => field === name && !check(value));
    if (value && broken) errors[name] = broken.name;
    else if (!value && required) errors[name] = "required";
  }
  return errors;
}
