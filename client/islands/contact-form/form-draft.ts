import { loadDraft, saveDraft } from "#client/islands/draft.ts";

/** The sentence that the form has last shown as its message. */
let shown = "";

/** The values of the form's fields, by name. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Fills the empty fields from the draft, and the service from the page's address. The sentence is the message, unless
 * the visitor has written another one here.
 */
export function fillFromDraft(form: HTMLFormElement) {
  const message = fieldOf(form, "message");
  if (message?.value === shown) message.value = "";
  shown = sentenceFor(form);
  fillEmpty(form, loadDraft()?.values ?? {});
  fillEmpty(form, { message: shown, service: askedService() });
}

/**
 * Stores the form's values as draft. Leaves out what another page may still change: the message while it is the
 * sentence, and the service that the address asks for. An emptied message empties the sentence.
 */
export function storeDraft(form: HTMLFormElement) {
  const { message = "", service = "", ...values } = readValues(form);
  if (message !== sentenceFor(form)) values["message"] = message;
  if (service !== askedService()) values["service"] = service;
  saveDraft(message.trim() ? { values } : { values, sentence: "" });
}

/** Empties the fields that still hold what has been sent, and the draft. What was typed since stays. */
export function clearSent(form: HTMLFormElement, sent: Record<string, string>) {
  for (const [name, value] of Object.entries(sent)) {
    const field = fieldOf(form, name);
    if (field?.value === value) field.value = "";
  }
  saveDraft({ sentence: "" });
  storeDraft(form);
}

/** The service of an address such as `/contact?service=ui-ux-design`. */
const askedService = () => new URLSearchParams(location.search).get("service") ?? "";

/** The draft's sentence, as far as the message has room for it. */
function sentenceFor(form: HTMLFormElement): string {
  const message = fieldOf(form, "message");
  const limit = message instanceof HTMLTextAreaElement ? message.maxLength : 0;
  return loadDraft()?.sentence.slice(0, limit) ?? "";
}

/** Fills empty fields. A select without this option stays empty. */
function fillEmpty(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field?.value !== "") continue;
    field.value = value;
    if (field.value !== value) field.value = "";
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement && "value" in field ? field : undefined;
}
