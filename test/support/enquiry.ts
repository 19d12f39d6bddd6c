import { ContactSchema, contactFields } from "#shared/contact-form.ts";

/** In every text of the enquiry and nowhere else, so that tests can search for it everywhere. */
export const traces = /zyxa/i;

/** The valid values given in the schema. Every field with a pattern has some. */
export const examplesOf = (name: keyof typeof ContactSchema.properties): readonly string[] => {
  const schema = ContactSchema.properties[name];
  return "examples" in schema ? schema.examples : [];
};

/** A valid enquiry, made from the form's schema. */
export const enquiry: Readonly<Record<string, string>> = Object.fromEntries(
  contactFields.map(({ name, type, options, minLength = 0, maxLength }) => {
    const text = `Zyxa & typed? ${name}=1 /`.padEnd(minLength, ".").slice(0, maxLength);
    const [example = text] = type === "email" ? ["zyxa@typed.example"] : (options ?? examplesOf(name));
    return [name, example];
  }),
);
