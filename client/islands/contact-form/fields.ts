type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Not useId: its ids differ between the server's page and the hydrated island. */
export const fieldId = (name: string) => `contact-${name}`;

/** The form's own fields. Tools may insert others with the same names. */
const findFields = (form: Element) => [...form.querySelectorAll<Field>("[data-draft]")];

export const readValues = (form: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(findFields(form).map(({ name, value }) => [name, value]));

/**
 * Remembers the values of the fields, the focus and the selection.
 * @returns a function that puts them back in the form that has replaced this one
 */
export function rememberInput(form: Element) {
  const values = readValues(form);
  const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return (replacement: Element) => {
    for (const field of findFields(replacement)) {
      const { [field.name]: value = "" } = values;
      if (field.value !== value) field.value = value;
    }
    if (document.activeElement?.id === id) return;
    const focused = document.getElementById(id) as HTMLInputElement | null;
    focused?.focus({ preventScroll: true });
    // A select has no selection, and that of an email field cannot be read.
    if (typeof selectionStart === "number") focused?.setSelectionRange(selectionStart, selectionEnd);
  };
}
