// A namespace import can be tree-shaken: the browser gets 1 KB of TypeBox, without its validators.
import * as Type from "typebox";
import { firstViolation, type Schema } from "./schema.ts";

/** A field of the contact form as plain data, without its text. */
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

type TextOptions = {
  minLength?: number;
  maxLength: number;
  pattern?: string;
  /** How the page renders the field. */
  input?: Pick<ContactField, "type" | "autoComplete"> & { control?: "textarea" };
};

/** Options are part of the type, so that content must have a message for each rule of the field. */
const Text = <const Options extends TextOptions>(options: Options) =>
  Type.String({ ...options }) as Type.TString & Options;

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
  message: Text({ minLength: 10, maxLength: 5000, input: { control: "textarea" } }),
  name: Text({ maxLength: 100, input: { autoComplete: "name" } }),
  email: Text({
    pattern: "^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$",
    maxLength: 254,
    input: { type: "email", autoComplete: "email" },
  }),
  phone: Type.Optional(Text({ maxLength: 40, input: { type: "tel", autoComplete: "tel" } })),
  company: Type.Optional(Text({ maxLength: 100, input: { autoComplete: "organization" } })),
  service: Type.Enum([...contactServices]),
  subject: Text({ maxLength: 150 }),
});

/** The names of the rules by JSON Schema keyword. Each language has a message for each rule of a field. */
const ruleNames = {
  enum: "required",
  pattern: "invalid",
  minLength: "tooShort",
  maxLength: "tooLong",
} as const;

type Fields = typeof ContactSchema.properties;
type ContactFieldName = keyof Fields;
type RuleName<Field> =
  | (typeof ruleNames)[Extract<keyof Field, keyof typeof ruleNames>]
  | (Field extends Type.TOptional ? never : "required");

/** A select's text: its empty option, and a label for each of the others. */
type SelectText<Field> = Field extends { enum: readonly (infer Option extends string)[] }
  ? { choose: string; options: Record<Option, string> }
  : unknown;

/** The form's text in one language: a label for each field, and a message for each rule. */
export interface ContactText {
  fields: {
    [Name in ContactFieldName]: {
      label: string;
      messages: Record<RuleName<Fields[Name]>, string>;
    } & SelectText<Fields[Name]>;
  };
}

type FieldSchema = Pick<Schema, "pattern"> & Partial<TextOptions> & { enum?: readonly string[] };
const schemas = Object.entries(ContactSchema.properties) as [ContactFieldName, FieldSchema][];

/** The data from which the page renders each field. */
export const contactFields: readonly (ContactField & { name: ContactFieldName })[] = schemas.map(
  ([name, { enum: options, minLength, maxLength, input }]) => ({
    name,
    required: ContactSchema.required.some((required) => required === name),
    control: options ? "select" : "input",
    ...input,
    minLength,
    maxLength,
    options,
  }),
);

/** The name of the first broken rule of each invalid field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates the visitor's values. Returns nothing for a valid enquiry. */
export function validateContact(values: Readonly<Record<string, string>>): FieldErrors {
  const errors: Record<string, string> = {};
  const cleaned = cleanContact(values);
  for (const { name, required } of contactFields) {
    const value = cleaned[name];
    // The fields have no rules without a name.
    const broken = value && (firstViolation(value, ContactSchema.properties[name]) as keyof typeof ruleNames);
    if (broken) errors[name] = ruleNames[broken];
    else if (!value && required) errors[name] = "required";
  }
  return errors;
}

/** The values of the form's fields as they should be stored: without what surrounds a text. */
export function cleanContact(values: Readonly<Record<string, string>>): Record<string, string> {
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
