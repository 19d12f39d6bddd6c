import { contactFields } from "#shared/contact-form.ts";

/** In every text of the enquiry and nowhere else, so that tests can search for it everywhere. */
export const traces = /zyxa/i;

/** A valid enquiry, made from the form's schema. */
export const enquiry: Readonly<Record<string, string>> = Object.fromEntries(
  contactFields.map(({ name, type, control, options, minLength = 0 }) => {
    const line = `Zyxa & typed? ${name}=1 /`.padEnd(minLength, ".");
    const text = control === "textarea" ? `${line}\n${line}` : line;
    const [option = text] = options ?? [];
    return [name, type === "email" ? "zyxa@typed.example" : option];
  }),
);
