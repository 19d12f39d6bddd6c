import { addToMessage, type Draft, onDraftChange, readDraft, writeDraft } from "#client/islands/draft.ts";
import { contactFields } from "#shared/contact-form.ts";

/** The form's fields, in page order. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return contactFields.map(({ name }) => form.elements.namedItem(name) as HTMLInputElement);
}

/** The values of the form's fields, by name. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/**
 * Shows the draft in the form's fields, and saves there what the visitor enters.
 * @param onChange gets the name of each field that the visitor or the draft has changed
 */
export function connectDraft(form: HTMLFormElement, onChange: (name: string) => void) {
  const show = (texts: Draft) => {
    for (const field of fieldsOf(form)) {
      const { [field.name]: text = "" } = texts;
      if (field.value === text) continue;
      field.value = text;
      onChange(field.name);
    }
  };
  const openingTexts = readOpeningTexts(form);
  const open = () => {
    const texts = chooseTexts({ draft: readDraft(), ...openingTexts });
    if (Object.values(texts).some(Boolean)) writeDraft(texts);
    show(texts);
  };
  const saveField = ({ target }: Event) => {
    const { name, value } = target as HTMLInputElement;
    // Leaving a field whose text is saved changes nothing.
    if (readDraft()?.[name] === value) return;
    writeDraft({ [name]: value });
    onChange(name);
  };
  open();
  onDraftChange(show);
  // What a prerendered page writes is lost when the visitor opens it.
  document.addEventListener("prerenderingchange", open);
  // Some tools that fill in forms dispatch only "change". React's onChange ignores them.
  for (const type of ["input", "change"]) form.addEventListener(type, saveField);
}

/** The texts from which a page chooses when it opens, by their name in the draft. */
interface OpeningTexts {
  /** `undefined` if the browser refuses storage. */
  draft: Draft | undefined;
  /** What the browser has restored in the fields after a reload or Back. */
  restored?: Draft;
  /** What the visitor typed before the script ran. Empty texts do not count. */
  typed?: Draft;
  /** What the link to the page asks for. */
  linked?: Draft;
}

/**
 * Decides what a page shows when it opens. What was typed replaces what the link asks for, which replaces the draft. A
 * typed message is added to the draft's, unless it continues it. Restored texts count only without storage.
 */
export function chooseTexts({ draft, restored = {}, typed = {}, linked = {} }: OpeningTexts): Draft {
  const stored = draft ?? restored;
  const entered = Object.fromEntries(Object.entries(typed).filter(([, text]) => text));
  const { message = "" } = stored;
  const { message: added = "" } = entered;
  const joined = added.startsWith(message) ? added : addToMessage(message, added);
  return { ...stored, ...linked, ...entered, message: joined };
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

/** The service in a link such as `/contact?service=ui-ux-design`, if the form offers it. */
function readLink(): Draft {
  const service = new URLSearchParams(location.search).get("service") ?? "";
  const { options } = contactFields.find(({ name }) => name === "service") ?? {};
  return options?.includes(service) ? { service } : {};
}

/** Clears the draft and the fields that still hold what was sent. What was typed since then stays. */
export function clearSent(form: HTMLFormElement, sent: Draft) {
  const values = { ...readValues(form), ...readDraft() };
  for (const field of fieldsOf(form)) {
    if (values[field.name] !== sent[field.name]) continue;
    field.value = "";
    writeDraft({ [field.name]: "" });
  }
}
