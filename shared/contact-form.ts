import Type from "typebox";
import { Check } from "typebox/schema";
import { type ContactField, type FieldErrors, type FieldRule, findErrors } from "./contact-form-errors.ts";

type TextOptions = {
  minLength?: number;
  maxLength: number;
  pattern?: string;
  /** For tests: valid values for a field with a pattern. */
  examples?: readonly [string, ...string[]];
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

/**
 * The contact form's schema: its fields in page order, with limits and options, for all languages. An empty value
 * counts as absent, and surrounding white space is ignored.
 */
export const ContactSchema = Type.Object({
  name: Text({ maxLength: 100, input: { autoComplete: "name" } }),
  email: Text({
    pattern: "^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$",
    maxLength: 254,
    examples: ["ada@example.com"],
    input: { type: "email", autoComplete: "email" },
  }),
  phone: Type.Optional(Text({ maxLength: 40, input: { type: "tel", autoComplete: "tel" } })),
  company: Type.Optional(Text({ maxLength: 100, input: { autoComplete: "organization" } })),
  service: Type.Enum([...contactServices]),
  subject: Text({ maxLength: 150 }),
  message: Text({ minLength: 10, maxLength: 5000, input: { control: "textarea" } }),
});

/** The names of the rules by JSON Schema keyword, in the order in which they run. */
const ruleNames = {
  enum: "required",
  pattern: "invalid",
  minLength: "tooShort",
  maxLength: "tooLong",
} as const;

type Keyword = keyof typeof ruleNames;
type Fields = typeof ContactSchema.properties;
type ContactFieldName = keyof Fields;
type RuleName<Field> =
  | (Field extends Type.TOptional ? never : "required")
  | (typeof ruleNames)[Extract<keyof Field, Keyword>];

/** The form's text in one language: a label for each field, a message for each rule, a text for each option. */
export interface ContactText {
  fields: { [Name in ContactFieldName]: { label: string; messages: Record<RuleName<Fields[Name]>, string> } };
  services: Record<(typeof contactServices)[number], string>;
}

type FieldSchema = Partial<TextOptions> & { enum?: readonly string[] };
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

/** Every rule as a schema with one keyword. The build compiles them for the browser. */
export const contactRules = schemas.flatMap(([field, schema]) =>
  (Object.keys(ruleNames) as Keyword[])
    .filter((keyword) => keyword in schema)
    .map((keyword) => ({ field, name: ruleNames[keyword], schema: { [keyword]: schema[keyword] } })),
);

const rules: FieldRule[] = contactRules.map(({ schema, ...rule }) => ({
  ...rule,
  check: (value) => Check(schema, value),
}));

/**
 * Validates the visitor's values. Your own server or function can use it, too.
 * @returns the name of the first broken rule of each invalid field; empty when the enquiry is valid.
 */
export function validateContact(values: Readonly<Record<string, string>>): FieldErrors {
  return findErrors(contactFields, rules, values);
}
