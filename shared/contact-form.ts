// A namespace import can be tree-shaken: the browser gets 1 KB of TypeBox, without its validators.
import * as Type from "typebox";
import { firstViolation, type Schema } from "./schema.ts";

/** How the page renders a field. */
type Rendering = Pick<ContactField, "type" | "autoComplete"> & { control?: "textarea" };

const Text = (rules: Pick<Schema, "minLength" | "maxLength" | "pattern">, rendering: Rendering = {}) =>
  Type.String({ ...rules, rendering });

/** The values of the select. They appear in links (`/contact?service=ui-ux-design`) and are never shown. */
// biome-ignore format: a list of any length
const contactServices = [
  "ai-bot-development",
  "custom-software-development",
  "ui-ux-design",
  "business-automation",
  "mobile-app-development",
  "web-development",
  "data-analytics",
  "other",
] as const;

export type ContactService = (typeof contactServices)[number];

/**
 * The contact form's schema: its fields in page order, with limits and options, for all languages. An empty value
 * counts as absent, and white space and invisible characters around a value are ignored.
 */
export const ContactSchema = Type.Object({
  message: Text({ minLength: 10, maxLength: 5000 }, { control: "textarea" }),
  name: Text({ maxLength: 100 }, { autoComplete: "name" }),
  email: Text(
    { pattern: "^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$", maxLength: 254 },
    { type: "email", autoComplete: "email" },
  ),
  phone: Type.Optional(Text({ maxLength: 40 }, { type: "tel", autoComplete: "tel" })),
  company: Type.Optional(Text({ maxLength: 100 }, { autoComplete: "organization" })),
  service: Type.Enum([...contactServices]),
  subject: Text({ maxLength: 150 }),
});

type ContactFieldName = keyof typeof ContactSchema.properties;

/** A field of the contact form as plain data, without its text. */
export interface ContactField {
  name: ContactFieldName;
  required: boolean;
  control: "input" | "select" | "textarea";
  type?: "email" | "tel";
  autoComplete?: string;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The values of a select. They are the same in every language. */
  options?: readonly string[] | undefined;
  /** The names of its rules. Each language has a message for each. */
  rules: readonly string[];
}

/** A field's text in one language. The content is checked for a message for each rule, and a label for each option. */
export interface FieldText {
  label: string;
  messages: Readonly<Record<string, string>>;
  /** A select's empty option. */
  choose?: string;
  options?: Readonly<Record<string, string>>;
}

export interface ContactText {
  fields: Readonly<Record<ContactFieldName, FieldText>>;
}

type FieldSchema = Schema & { enum?: readonly string[]; rendering?: Rendering };

/** The names of the rules by JSON Schema keyword. */
const ruleNames: Readonly<Record<string, string>> = {
  enum: "required",
  pattern: "invalid",
  minLength: "tooShort",
  maxLength: "tooLong",
};

/** The data from which the page renders each field. */
export const contactFields: readonly ContactField[] = Object.entries(ContactSchema.properties).map(
  ([name, schema]) => {
    const { enum: options, minLength, maxLength, rendering } = schema as FieldSchema;
    const required = ContactSchema.required.some((required) => required === name);
    return {
      name: name as ContactFieldName,
      required,
      control: options ? "select" : "input",
      ...rendering,
      minLength,
      maxLength,
      options,
      rules: [
        ...(required ? ["required"] : []),
        ...Object.keys(schema).flatMap((key) => ruleNames[key] ?? []),
      ],
    };
  },
);

/** The values of the form's fields by name, all of them texts. */
export type ContactValues = Readonly<Record<string, string>>;

/** The name of the first broken rule of each invalid field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates the visitor's values. Returns nothing for a valid enquiry. */
export function validateContact(values: ContactValues): FieldErrors {
  const errors: Record<string, string> = {};
  const cleaned = cleanContact(values);
  for (const { name, required } of contactFields) {
    const value = cleaned[name];
    const broken = value && ruleNames[firstViolation(value, ContactSchema.properties[name]) ?? ""];
    if (broken) errors[name] = broken;
    else if (!value && required) errors[name] = "required";
  }
  return errors;
}

/** The values of the form's fields as they should be stored: without what surrounds a text. */
export function cleanContact(values: ContactValues): Record<string, string> {
  return Object.fromEntries(contactFields.map(({ name }) => [name, trimText(values[name] ?? "")]));
}

/** Removes white space and invisible characters, such as zero-width spaces, around a text. */
function trimText(text: string): string {
  return text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");
}

/** The length that the limits mean: in code points, as in JSON Schema, without surrounding white space. */
export function countCharacters(text: string): number {
  return [...trimText(text)].length;
}
