import Type from "typebox";
import { Check } from "typebox/schema";
import { type ContactField, type FieldErrors, firstErrors } from "./contact-form-fields.ts";

// A field is an ordered list of rules, by name. The words of each language have a message for each rule, and
// the visitor sees that of the first broken rule. Values are trimmed first, so white space does not count
// towards `minLength`.

type Input = Omit<ContactField, "name" | "required" | "options">;
type Rules = Readonly<Record<string, Type.TSchema>>;

function Field<const Named extends Rules>(input: Input, rules: Named): Type.TSchema & { rules: Named } {
  return Type.Intersect(Object.values(rules), { input, rules }) as unknown as Type.TSchema & { rules: Named };
}

const Filled = Type.String({ minLength: 1 });
const AtLeast = (minLength: number) => Type.String({ minLength });
const AtMost = (maxLength: number) => Type.String({ maxLength });

/** The values of the select. They stand in links (`/contact?service=ui-ux-design`) and are never shown. */
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

type ContactService = (typeof contactServices)[number];

/** The contact form's schema: its fields in page order, with limits and options, for all languages. */
export const ContactSchema = Type.Object({
  name: Field({ control: "input", autoComplete: "name" }, { required: Filled, tooLong: AtMost(100) }),
  email: Field(
    { control: "input", type: "email", autoComplete: "email", inputMode: "email" },
    {
      required: Filled,
      invalid: Type.String({ pattern: "^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$" }),
      tooLong: AtMost(254),
    },
  ),
  phone: Type.Optional(
    Field({ control: "input", type: "tel", autoComplete: "tel", inputMode: "tel" }, { tooLong: AtMost(40) }),
  ),
  company: Type.Optional(Field({ control: "input", autoComplete: "organization" }, { tooLong: AtMost(100) })),
  service: Field({ control: "select" }, { required: Type.Enum([...contactServices]) }),
  subject: Field({ control: "input" }, { required: Filled, tooLong: AtMost(150) }),
  message: Field({ control: "textarea" }, { required: Filled, tooShort: AtLeast(10), tooLong: AtMost(5000) }),
});

type Fields = typeof ContactSchema.properties;
export type ContactFieldName = keyof Fields;

/** The form's words in a language: a label for each field, a message for each rule, a text for each option. */
export interface ContactWords {
  fields: {
    [Name in ContactFieldName]: { label: string; messages: Record<keyof Fields[Name]["rules"], string> };
  };
  services: Record<ContactService, string>;
}

/** One rule of a field: JSON Schema. */
export interface RuleSchema {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: readonly string[];
}

interface FieldSchema {
  input: Input;
  rules: Readonly<Record<string, RuleSchema>>;
}

const entries = Object.entries(ContactSchema.properties) as unknown as [ContactFieldName, FieldSchema][];

/** The rules of every field with their names, in the order in which they run. */
export const contactRules: readonly (readonly [
  ContactFieldName,
  readonly (readonly [string, RuleSchema])[],
])[] = entries.map(([name, { rules }]) => [name, Object.entries(rules)]);

/** The data from which the page draws each field. */
export const contactFields: readonly (ContactField & { name: ContactFieldName })[] = entries.map(
  ([name, { input, rules }]) => {
    const {
      minLength = 0,
      maxLength,
      enum: options,
    }: RuleSchema = Object.assign({}, ...Object.values(rules));
    return {
      name,
      required: ContactSchema.required.some((required) => required === name),
      ...input,
      // `required` already implies a minimum of 1.
      ...(minLength > 1 && { minLength }),
      ...(maxLength && { maxLength }),
      ...(options && { options }),
    };
  },
);

/**
 * Validates the visitor's values, ignoring white space around them.
 * @returns the name of the first broken rule of each invalid field; empty when the enquiry is valid.
 */
export function validateContact(values: Readonly<Record<string, string>>): FieldErrors {
  return firstErrors(
    contactRules.map(([field, rules]) => [
      field,
      rules.map(([name, rule]) => ({ name, check: (value) => Check(rule, value) })),
    ]),
    values,
  );
}
