import { connectToDraft, type Draft, type DraftFields, readFields } from "#client/islands/draft.ts";
import { contactFields } from "#shared/contact-form.ts";

/** Not from useId, which generates different ids in an island's root than in the page around it. */
export const fieldId = (name: string) => `contact-${name}`;

/** The form's own fields. Tools may insert others with the same names. */
export function findFields(form: HTMLFormElement): DraftFields {
  const find = (name: string) => form.querySelector(`#${fieldId(name)}`) as HTMLInputElement;
  return Object.fromEntries(contactFields.map(({ name }) => [name, find(name)]));
}

/**
 * What the visitor did before the script ran, or before it failed. React loses it when it renders the form anew, because
 * a visitor's tool has changed the server's HTML.
 */
export type FieldSnapshot = ReturnType<typeof takeSnapshot>;

export function takeSnapshot(form: HTMLFormElement) {
  const fields = Object.entries(findFields(form));
  const focused = fields.find(([, field]) => field.matches(":focus"));
  const [name = "", { selectionStart: start = null, selectionEnd: end = null } = {}] = focused ?? [];
  // What stood there before (client/inline-script.js).
  const edited = Object.fromEntries(fields.map(([name, { dataset }]) => [name, dataset["edited"]]));
  return { values: readFields(findFields(form)), edited, focused: name, selection: [start, end] as const };
}

/** Puts back what is lost. A select has no selection, and that of an email field cannot be read. */
export function restoreSnapshot(form: HTMLFormElement, { values, focused, selection }: FieldSnapshot) {
  for (const [name, field] of Object.entries(findFields(form))) {
    const { [name]: value = "" } = values;
    if (field.value !== value) field.value = value;
    if (name !== focused || field.matches(":focus")) continue;
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
export function connectForm(
  fields: DraftFields,
  { values, edited }: FieldSnapshot,
  onChange: (name: string) => void,
) {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // After a reload or Back, the browser has restored texts, and the link was already followed.
  const isNew = navigation?.type === "navigate";
  const isEntered = ([name, text]: [string, string]) =>
    text ? isNew || edited[name] !== undefined : edited[name];
  const opening = {
    entered: Object.fromEntries(Object.entries(values).filter(isEntered)),
    isAdded: isNew || edited["message"] === "",
    linked: isNew ? readLink() : {},
  };
  const replace = connectToDraft(fields, onChange, (draft) => chooseTexts(draft, opening));
  return (sent: Draft) => {
    const now = Object.entries(readFields(fields));
    replace(Object.fromEntries(now.map(([name, value]) => [name, value === sent[name] ? "" : value])));
  };
}

interface OpeningTexts {
  /** What the visitor or a tool entered before the script ran. */
  entered: Draft;
  /** Whether the message was entered in an empty field. */
  isAdded: boolean;
  /** What the link to the page asks for. */
  linked: Draft;
}

/**
 * Decides what a page shows when it opens. What was entered replaces what the link asks for, which replaces the draft, but
 * of subjects only one from an earlier link. A message that was entered in an empty field is added to the draft's.
 */
export function chooseTexts(draft: Draft, { entered, isAdded, linked }: OpeningTexts): Draft {
  const { message = "", subject, linkedSubject } = draft;
  const kept = subject && subject !== linkedSubject ? { subject } : {};
  const { message: added } = entered;
  const joined = isAdded && added ? { message: addToMessage(message, added) } : {};
  return { ...draft, ...linked, ...kept, ...entered, ...joined };
}

/** What a link such as `/contact?service=ui-ux-design&subject=UI/UX` asks for: a service that the form offers, a subject. */
function readLink(): Draft {
  const query = new URLSearchParams(location.search);
  const [service, subject] = [query.get("service") ?? "", query.get("subject") ?? ""];
  const { options } = contactFields.find(({ name }) => name === "service") ?? {};
  const offered = options?.includes(service) ? { service } : undefined;
  return offered || subject ? { ...offered, subject, linkedSubject: subject } : {};
}

/** Adds text below a message, unless the message already contains it or the text continues the message. */
function addToMessage(message: string, text: string): string {
  if (`\n${message}\n`.includes(`\n${text}\n`)) return message;
  return message.trim() && !text.startsWith(message) ? `${message.trimEnd()}\n\n${text}` : text;
}
