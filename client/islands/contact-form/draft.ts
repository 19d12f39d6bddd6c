const key = "contact-draft";

/** What stands in the form's fields, by their names. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

// Storage is a kindness: where it is switched off or full, the form does without.

/** Keeps a half-typed enquiry in this tab, or forgets the last one where nothing has been typed. */
export function saveDraft(values: Record<string, string>) {
  try {
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {}
}

/** The kept enquiry; `undefined` where the browser refuses storage. */
export function loadDraft(): Record<string, string> | undefined {
  try {
    const draft: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}

/** Puts a kept enquiry back, but never over what has been typed since. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(loadDraft() ?? {})) fillEmpty(form, name, value);
}

/** Gives a value to a field that has none; one that a select does not offer leaves it as it was. */
export function fillEmpty(form: HTMLFormElement, name: string, value: string) {
  const field = fieldOf(form, name);
  if (field?.value !== "") return;
  field.value = value;
  if (field.value !== value) field.value = "";
}

/** Empties the fields that hold what they held before; what was typed into the others since is no part of that. */
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
