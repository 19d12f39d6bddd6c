const key = "contact-draft";

/** The values of the form's fields, by name. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

// Storage is optional: the form also works where storage is off or full.

/** Stores a draft of the enquiry in this tab. Removes the stored draft when all values are empty. */
export function saveDraft(values: Record<string, string>) {
  try {
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {}
}

/** The stored draft, empty if there is none. `undefined` when the browser refuses storage. */
export function loadDraft(): Record<string, string> | undefined {
  try {
    const draft: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}

/** Fills the empty fields from the stored draft. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(loadDraft() ?? {})) fillEmpty(form, name, value);
}

/** Fills a field if it is empty. A select without this option stays empty. */
export function fillEmpty(form: HTMLFormElement, name: string, value: string) {
  const field = fieldOf(form, name);
  if (field?.value !== "") return;
  field.value = value;
  if (field.value !== value) field.value = "";
}

/** Empties the fields that still hold the given values, and keeps what the visitor has typed since. */
export function clearUnchanged(form: HTMLFormElement, before: Record<string, string>) {
  for (const [name, value] of Object.entries(before)) {
    const field = fieldOf(form, name);
    if (field?.value === value) field.value = "";
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && "value" in field ? field : undefined;
}
