import { contactFields } from "#shared/contact-form.ts";
import type { FieldErrors } from "#shared/contact-form-errors.ts";
import { formatMessage } from "#shared/format.ts";
import type { Site } from "#shared/site/site.ts";

/**
 * The message of each invalid field, in the order of the page. An error that names no rule is the server's own text.
 * @param language the tag by which numbers are written
 */
export function describeErrors(
  errors: FieldErrors,
  values: Readonly<Record<string, string>>,
  { fields }: Pick<Site["contactForm"], "fields">,
  language: string,
): FieldErrors {
  const figures = new Intl.NumberFormat(language);
  const invalid = contactFields.flatMap(({ name, minLength = 0, maxLength = 0 }) => {
    const { [name]: error } = errors;
    if (!error) return [];
    const { [error]: message }: Readonly<Record<string, string>> = fields[name].messages;
    // The limits count code points (JSON Schema).
    const numbers = { minLength, maxLength, length: [...(values[name] ?? "").trim()].length };
    const shown = Object.entries(numbers).map(([number, value]) => [number, figures.format(value)]);
    return [[name, message ? formatMessage(message, Object.fromEntries(shown)) : error]];
  });
  return Object.fromEntries(invalid);
}
