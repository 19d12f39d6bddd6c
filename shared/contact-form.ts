// Unlike the default import, a namespace import can be tree-shaken: the browser gets 1 KB of TypeBox, without its
// validators.
import * as Type from "typebox";

/** How the page renders a field. */
type Rendering = Pick<ContactField, "type" | "autoComplete"> & { control?: "textarea" };

/** Keywords of JSON Schema, and one of our own. */
type FieldSchema = Pick<ContactField, "pattern" | "minLength"> & {
  enum?: readonly string[];
  rendering?: Rendering;
};

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

/** The contact form's schema: its fields in page order, with rules and options, for all languages. */
export const ContactSchema = Type.Object({
  message: Type.String({ minLength: 10, rendering: { control: "textarea" } }),
  name: Type.String({ rendering: { autoComplete: "name" } }),
  email: Type.String({
    pattern: "^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$",
    rendering: { type: "email", autoComplete: "email" },
  }),
  phone: Type.Optional(Type.String({ rendering: { type: "tel", autoComplete: "tel" } })),
  company: Type.Optional(Type.String({ rendering: { autoComplete: "organization" } })),
  service: Type.Enum([...contactServices]),
  subject: Type.String(),
});

type ContactFieldName = keyof typeof ContactSchema.properties;

/** A rule that a value can break. Each language has a message for each rule of a field. */
type RuleName = "required" | "pattern" | "minLength";

/** A field of the contact form as plain data, without its text. */
export interface ContactField {
  name: ContactFieldName;
  required: boolean;
  control: "input" | "select" | "textarea";
  type?: "email" | "tel";
  autoComplete?: string;
  pattern?: string | undefined;
  /** In code points. */
  minLength?: number | undefined;
  /** The values of a select. They are the same in every language. */
  options?: readonly string[] | undefined;
  rules: readonly RuleName[];
}

/** A field's text in one language. The content is checked for a message for each rule, and a label for each option. */
export interface FieldText {
  label: string;
  messages: Readonly<Partial<Record<RuleName, string>>>;
  /** A select's empty option. */
  choose?: string;
  options?: Readonly<Record<string, string>>;
}

export interface ContactText {
  fields: Readonly<Record<ContactFieldName, FieldText>>;
}

/** The data from which the page renders each field. */
export const contactFields = Object.entries(ContactSchema.properties).map(([name, schema]): ContactField => {
  const { enum: options, pattern, minLength, rendering } = schema as FieldSchema;
  const required = ContactSchema.required.some((required) => required === name);
  const constraints: Readonly<Record<RuleName, unknown>> = { required, pattern, minLength };
  const rules = (Object.keys(constraints) as RuleName[]).filter((rule) => constraints[rule]);
  return {
    name: name as ContactFieldName,
    required,
    options,
    pattern,
    minLength,
    rules,
    control: options ? "select" : "input",
    ...rendering,
  };
});

/** The values of the form's fields by name, all of them texts. */
export type ContactValues = Readonly<Record<string, string>>;

/** The first rule that the value of each invalid field breaks. */
export type BrokenRules = Readonly<Partial<Record<ContactFieldName, RuleName>>>;

/**
 * Validates an enquiry, which `cleanContact` has cleaned. An empty value counts as absent. Returns `{}` for a valid
 * enquiry.
 */
export function validateContact(enquiry: ContactValues): BrokenRules {
  const broken = contactFields.map((field) => [field.name, findBrokenRule(field, enquiry[field.name] ?? "")]);
  return Object.fromEntries(broken.filter(([, rule]) => rule));
}

function findBrokenRule(field: ContactField, text: string): RuleName | undefined {
  const { required, options, pattern, minLength = 0 } = field;
  // An unknown option counts as no choice.
  const value = options && !options.includes(text) ? "" : text;
  if (!value) return required ? "required" : undefined;
  if (pattern && !new RegExp(pattern, "u").test(value)) return "pattern";
  return [...value].length < minLength ? "minLength" : undefined;
}

/** The values of the form's fields, trimmed of white space and of invisible characters, such as zero-width spaces. */
export function cleanContact(values: ContactValues): Record<string, string> {
  return Object.fromEntries(contactFields.map(({ name }) => [name, trimText(values[name] ?? "")]));
}

/** Takes linear time: the lookbehind keeps the second expression from starting again at each space of a run. */
function trimText(text: string): string {
  return text.replace(/^[\s\p{Cf}]+/u, "").replace(/(?<![\s\p{Cf}])[\s\p{Cf}]+$/u, "");
}
