import { type Draft, type OpeningTexts, readDraft, writeDraft } from "#client/islands/draft.ts";
import { contactFields } from "#shared/contact-form.ts";

function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
}

/** The values of the form's fields, by name. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(contactFields.map(({ name }) => [name, fieldOf(form, name).value]));
}

/** Sets the form's values, and returns the names of the fields that changed. */
export function showValues(form: HTMLFormElement, values: Draft): string[] {
  const before = readValues(form);
  for (const { name } of contactFields) fieldOf(form, name).value = values[name] ?? "";
  return Object.entries(readValues(form)).flatMap(([name, value]) => (value === before[name] ? [] : [name]));
}

/** Finds out what the visitor did before the script ran. */
export function readOpeningTexts(form: HTMLFormElement): Omit<OpeningTexts, "draft"> {
  const values = readValues(form);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate") return { typed: values, linked: readLink() };
  // After a reload or Back, the browser has restored the fields, and the link was already followed. Only the focused
  // field may contain something new.
  const { name = "" } = (form.querySelector(":focus") ?? {}) as Partial<HTMLInputElement>;
  return { restored: values, typed: { [name]: values[name] ?? "" } };
}

/** The service in a link such as `/contact?service=ui-ux-design`, if the form offers it. */
function readLink(): Draft {
  const service = new URLSearchParams(location.search).get("service") ?? "";
  const { options } = contactFields.find(({ name }) => name === "service") ?? {};
  return options?.includes(service) ? { service } : {};
}

/** Clears the draft and the fields that still hold what was sent. What was typed since then stays. */
export function clearSent(form: HTMLFormElement, sent: Draft) {
  const values = { ...readValues(form), ...readDraft() };
  for (const [name, value] of Object.entries(sent)) if (values[name] === value) values[name] = "";
  writeDraft(values);
  showValues(form, values);
}
