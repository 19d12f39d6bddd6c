import Type from "typebox";
import { Check } from "typebox/schema";
import { type ContactField, type FieldErrors, firstErrors } from "./contact-form-fields.ts";
import { paths } from "./paths.ts";
import { slug } from "./slug.ts";

// A field is an ordered list of rules. Each rule has a message, and the visitor sees the message of the first
// failing rule. Values are trimmed first, so white space does not count towards `minLength`.

type Input = Omit<ContactField, "name" | "required" | "options" | "label">;

function Field<const Rules extends Type.TSchema[]>(title: string, input: Input, ...rules: Rules) {
  return Type.Intersect(rules, { title, input });
}

const Filled = (message: string) => Type.String({ minLength: 1, message });
const AtLeast = (minLength: number, title: string) =>
  Type.String({ minLength, message: `${title} must be at least ${minLength} characters` });
const AtMost = (maxLength: number, title: string) =>
  Type.String({ maxLength, message: `${title} must be at most ${maxLength} characters` });

/** The contact form's schema: its fields in page order, with labels, limits, options and messages. */
export const ContactSchema = Type.Object({
  name: Field(
    "Name",
    { control: "input", autoComplete: "name" },
    Filled("Name is required"),
    AtMost(100, "Name"),
  ),
  email: Field(
    "Email",
    { control: "input", type: "email", autoComplete: "email", inputMode: "email" },
    Filled("Email is required"),
    Type.String({ pattern: "^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$", message: "Email is invalid" }),
    AtMost(254, "Email"),
  ),
  phone: Type.Optional(
    Field(
      "Phone",
      { control: "input", type: "tel", autoComplete: "tel", inputMode: "tel" },
      AtMost(40, "Phone"),
    ),
  ),
  company: Type.Optional(
    Field("Company", { control: "input", autoComplete: "organization" }, AtMost(100, "Company")),
  ),
  service: Field(
    "Service",
    { control: "select" },
    Type.Enum(
      [
        "AI Bot Development",
        "Custom Software Development",
        "UI/UX Design",
        "Business Automation",
        "Mobile App Development",
        "Web Development",
        "Data Analytics",
        "Other",
      ],
      { message: "Please select a service" },
    ),
  ),
  subject: Field("Subject", { control: "input" }, Filled("Subject is required"), AtMost(150, "Subject")),
  message: Field(
    "Message",
    { control: "textarea" },
    Filled("Message is required"),
    AtLeast(10, "Message"),
    AtMost(5000, "Message"),
  ),
});

export type ContactFieldName = keyof Type.Static<typeof ContactSchema>;

/** One rule of a field: JSON Schema with the rule's message. */
export interface RuleSchema {
  message: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: readonly string[];
}

interface FieldSchema {
  title: string;
  input: Input;
  allOf: readonly RuleSchema[];
}

const entries = Object.entries(ContactSchema.properties) as unknown as [ContactFieldName, FieldSchema][];

/** The rules of every field, in the order in which they run. */
export const contactRules: readonly (readonly [ContactFieldName, readonly RuleSchema[]])[] = entries.map(
  ([name, field]) => [name, field.allOf],
);

/** The data from which the page draws each field. */
export const contactFields: readonly ContactField[] = entries.map(([name, { title, input, allOf }]) => {
  const { minLength = 0, maxLength, enum: options }: Partial<RuleSchema> = Object.assign({}, ...allOf);
  return {
    name,
    label: title,
    required: ContactSchema.required.some((required) => required === name),
    ...input,
    // `required` already implies a minimum of 1.
    ...(minLength > 1 && { minLength }),
    ...(maxLength && { maxLength }),
    ...(options && { options }),
  };
});

/**
 * Validates the visitor's values, ignoring white space around them.
 * @returns the message of the first failing rule of each invalid field; empty when the enquiry is valid.
 */
export function validateContact(values: Readonly<Record<string, string>>): FieldErrors {
  return firstErrors(
    contactRules.map(([name, rules]) => [
      name,
      rules.map((rule) => ({ message: rule.message, holds: (value) => Check(rule, value) })),
    ]),
    values,
  );
}

/**
 * The address of the form with a service selected.
 * @throws {Error} when the form has no such option.
 */
export function contactHref(option: string): string {
  const { options } = contactFields.find(({ name }) => name === "service") ?? {};
  if (!options?.includes(option)) throw new Error(`The contact form has no service option "${option}"`);
  return `${paths.contact}?service=${slug(option)}#form`;
}
