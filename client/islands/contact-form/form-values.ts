import { type Draft, updateDraft } from "#client/islands/draft.ts";
import { contactFields } from "#shared/contact-form.ts";

/** The values of the form's fields, by name. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Sets the form's values, and returns the names of the fields that changed. */
export function showValues(form: HTMLFormElement, values: Draft): string[] {
  const changed: string[] = [];
  for (const { name } of contactFields) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    const { [name]: value = "" } = values;
    if (field.value === value) continue;
    field.value = value;
    // A select without this option would show nothing.
    if (field.value !== value) field.value = "";
    changed.push(name);
  }
  return changed;
}

/**
 * What the visitor entered before the script ran: in the fields, or by a link such as `/contact?service=ui-ux-design`.
 * After a reload or Back, the browser has restored the fields and the link was already followed, so only a field in
 * which the visitor is counts.
 */
export function readEntered(form: HTMLFormElement): Draft {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "navigate") {
    const { name = "", value = "" } = (form.querySelector(":focus") ?? {}) as Partial<HTMLInputElement>;
    return name && value ? { [name]: value } : {};
  }
  const service = new URLSearchParams(location.search).get("service") ?? "";
  const isOffered = contactFields.some(
    ({ name, options }) => name === "service" && options?.includes(service),
  );
  const typed = Object.entries(readValues(form)).filter(([, value]) => value);
  return { ...(isOffered && { service }), ...Object.fromEntries(typed) };
}

/** Clears the draft and the fields that still hold what was sent. What was typed since then stays. */
export function clearSent(form: HTMLFormElement, sent: Draft) {
  const values = { ...readValues(form), ...updateDraft({}) };
  const cleared = Object.keys(sent).filter((name) => values[name] === sent[name]);
  const change = Object.fromEntries(cleared.map((name) => [name, ""]));
  updateDraft(change);
  showValues(form, { ...values, ...change });
}
