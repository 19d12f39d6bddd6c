import type { ContactValues } from "#shared/contact-form.ts";

export type Status = "idle" | "sending" | "success" | "failure";

/** The error message of each invalid field by its name, in page order. */
export type FieldErrors = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Not useId: React does not hydrate the fields, so it could give the browser other ids than the HTML has. */
export const fieldId = (name: string) => `contact-${name}`;

/** The form's own fields. Tools may insert others with the same names. */
const findFields = (form: Element) => form.querySelectorAll<Field>("[data-draft]");

export const readValues = (form: Element): ContactValues =>
  Object.fromEntries([...findFields(form)].map(({ name, value }) => [name, value]));

/** Shows the state of the form in the server's HTML, which React does not render in the browser. */
export function showState(form: HTMLFormElement, status: Status, errors: FieldErrors) {
  form.dataset.status = status;
  for (const column of form.querySelectorAll<HTMLElement>("[data-fields]"))
    column.inert = status === "sending" || status === "success";
  for (const field of findFields(form)) {
    const { [field.name]: error = "" } = errors;
    field.ariaInvalid = String(error !== "");
    const description = document.getElementById(`${field.id}-error`);
    if (description) description.textContent = error;
  }
}
