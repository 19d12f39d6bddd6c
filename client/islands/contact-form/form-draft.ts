import { connectToDraft, type Draft, readDraft, writeDraft } from "#client/islands/draft.ts";
import { contactFields } from "#shared/contact-form.ts";

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return contactFields.map(({ name }) => form.elements.namedItem(name) as HTMLInputElement);
}

export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** What React loses when it renders the form anew, because a visitor's tool has changed the server's HTML. */
export type FieldSnapshot = ReturnType<typeof takeSnapshot>;

export function takeSnapshot(form: HTMLFormElement) {
  const focused = fieldsOf(form).find((field) => field.matches(":focus"));
  const { name = "", selectionStart: start, selectionEnd: end } = focused ?? {};
  return { values: readValues(form), focused: name, selection: [start, end] as const };
}

/** Puts back what is lost. A select has no selection, and that of an email field cannot be read. */
export function restoreSnapshot(form: HTMLFormElement, { values, focused, selection }: FieldSnapshot) {
  for (const field of fieldsOf(form)) {
    const { [field.name]: value = "" } = values;
    if (field.value !== value) field.value = value;
    if (field.name !== focused || field.matches(":focus")) continue;
    field.focus({ preventScroll: true });
    const [start, end] = selection;
    if (typeof start === "number" && typeof end === "number") field.setSelectionRange(start, end);
  }
}

/**
 * Shows the draft in the form's fields, and saves there what the visitor enters.
 * @param onChange gets the name of each field that the visitor or the draft has changed
 * @returns a function that clears what was sent. What was entered since stays.
 */
export function connectForm(form: HTMLFormElement, onChange: (name: string) => void) {
  let saved = readValues(form);
  const show = (texts: Draft) => {
    for (const field of fieldsOf(form)) {
      const { [field.name]: text = "" } = texts;
      if (field.value === text) continue;
      field.value = text;
      onChange(field.name);
    }
    saved = readValues(form);
  };
  const openingTexts = readOpeningTexts(form);
  const open = () => {
    const texts = chooseTexts({ draft: readDraft(), ...openingTexts });
    if (Object.values(texts).some(Boolean)) writeDraft(texts);
    show(texts);
  };
  const save = () => {
    const values = readValues(form);
    const changed = Object.entries(values).filter(([name, value]) => value !== saved[name]);
    saved = values;
    if (changed.length > 0) writeDraft(Object.fromEntries(changed));
    for (const [name] of changed) onChange(name);
  };
  open();
  connectToDraft(form, show, save);
  // What a prerendered page writes is lost when the visitor opens it.
  document.addEventListener("prerenderingchange", open);
  return (sent: Draft) => {
    const values = Object.entries(readValues(form));
    const kept = Object.fromEntries(values.map(([name, value]) => [name, value === sent[name] ? "" : value]));
    writeDraft(kept);
    show(kept);
  };
}

/** The texts from which a page chooses when it opens, by their name in the draft. */
interface OpeningTexts {
  /** `undefined` if the browser refuses storage. */
  draft: Draft | undefined;
  /** What the browser, or a tool, has entered in the fields after a reload or Back. */
  restored?: Draft;
  /** What the visitor typed before the script ran. Empty texts do not count. */
  typed?: Draft;
  /** What the link to the page asks for. */
  linked?: Draft;
}

/**
 * Decides what a page shows when it opens. What was typed replaces what the link asks for, which replaces the draft, but
 * of subjects only one from an earlier link. A typed message is added to the draft's, unless it continues it. Restored
 * texts count where the draft has none.
 */
export function chooseTexts({ draft, restored = {}, typed = {}, linked = {} }: OpeningTexts): Draft {
  const stored = { ...restored, ...draft };
  const entered = Object.fromEntries(Object.entries(typed).filter(([, text]) => text));
  const { message = "", subject, linkedSubject } = stored;
  const kept = subject && subject !== linkedSubject ? { subject } : {};
  const { message: added = "" } = entered;
  const joined = added.startsWith(message) ? added : addToMessage(message, added);
  return { ...stored, ...linked, ...kept, ...entered, message: joined };
}

/** Finds out what the visitor did before the script ran. */
function readOpeningTexts(form: HTMLFormElement): Omit<OpeningTexts, "draft"> {
  const values = readValues(form);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate") return { typed: values, linked: readLink() };
  // After a reload or Back, the browser has restored the fields, and the link was already followed. Only the focused
  // field may contain something new.
  const focused = fieldsOf(form).find((field) => field.matches(":focus"));
  return { restored: values, typed: focused ? { [focused.name]: focused.value } : {} };
}

/** What a link such as `/contact?service=ui-ux-design&subject=UI/UX` asks for: a service that the form offers, a subject. */
function readLink(): Draft {
  const query = new URLSearchParams(location.search);
  const [service, subject] = [query.get("service") ?? "", query.get("subject") ?? ""];
  const { options } = contactFields.find(({ name }) => name === "service") ?? {};
  const offered = options?.includes(service) ? { service } : undefined;
  return offered || subject ? { ...offered, subject, linkedSubject: subject } : {};
}

/** Adds text below a message, unless the message already contains it. */
function addToMessage(message: string, text: string): string {
  if (!text || `\n${message}\n`.includes(`\n${text}\n`)) return message;
  return message.trim() ? `${message.trimEnd()}\n\n${text}` : text;
}
