/**
 * What the visitor has written on the site, kept in this tab: the values of the contact form's fields by name. The field
 * at the end of the other pages shows the message. It never leaves the browser.
 */
export type Draft = Readonly<Record<string, string>>;

/** Fields by the names of their texts in the draft. */
export type DraftFields = Readonly<Record<string, HTMLInputElement | HTMLTextAreaElement>>;

const key = "draft";

/** The draft, if the browser refuses to store it. It lasts as long as the page. */
let unstored: Draft | undefined;

export function readDraft(): Draft {
  if (unstored) return unstored;
  try {
    const entries = Object.entries<unknown>(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
    // Whatever else is there is not the site's.
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}

/** Changes parts of the draft. */
export function writeDraft(change: Draft) {
  const draft = { ...readDraft(), ...change };
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
    unstored = undefined;
  } catch {
    unstored = draft;
  }
}

/** Whether other pages would get a long text: the browser may refuse storage, and storage may be full. */
export function canStoreDraft(): boolean {
  try {
    sessionStorage.setItem("room", " ".repeat(10_000));
    sessionStorage.removeItem("room");
    return true;
  } catch {
    return false;
  }
}

export function readFields(fields: DraftFields): Draft {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
}

/**
 * Shows the draft in the fields, and does so again each time the visitor comes to the page, because other pages may have
 * changed it. Saves what is entered. What stands in a field stays if the draft has no text for it.
 * @param onChange gets the name of each field whose text has changed
 * @param choose decides what the page shows when it opens
 * @returns a function that replaces texts in the fields and in the draft
 */
export function connectToDraft(
  fields: DraftFields,
  onChange: (name: string) => void,
  choose = (draft: Draft) => draft,
) {
  let saved: Draft = {};
  const show = (draft: Draft) => {
    for (const [name, field] of Object.entries(fields)) {
      const { [name]: text = field.value } = draft;
      if (field.value === text) continue;
      field.value = text;
      onChange(name);
    }
    saved = readFields(fields);
  };
  const save = () => {
    const values = readFields(fields);
    const changed = Object.entries(values).filter(([name, value]) => value !== (saved[name] ?? ""));
    saved = values;
    if (changed.length > 0) writeDraft(Object.fromEntries(changed));
    for (const [name] of changed) onChange(name);
  };
  const open = () => {
    const texts = choose(readDraft());
    show(texts);
    const entered = Object.entries(saved).filter(([, text]) => text);
    if (entered.length > 0) writeDraft({ ...texts, ...Object.fromEntries(entered) });
  };
  open();
  // A prerendered page has an old copy of the draft, and what it writes is lost, until the visitor opens it.
  document.addEventListener("prerenderingchange", open);
  addEventListener("pageshow", () => {
    // Some tools that fill in forms dispatch only "change", or no event.
    save();
    show(readDraft());
  });
  for (const field of Object.values(fields))
    for (const type of ["input", "change"]) field.addEventListener(type, save);
  addEventListener("pagehide", save);
  // Firefox restores a page from its back/forward cache with the session storage from when the visitor left it, and
  // loses what was written since. On desktop, it does not cache pages that listen to this event.
  if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});
  const replace = (change: Draft) => {
    writeDraft(change);
    show(change);
  };
  // Firefox has no channels where it refuses storage.
  if (canStoreDraft())
    shareWithNewTab((draft) => {
      const lacking = Object.entries(draft).filter(([name]) => !saved[name]);
      replace(Object.fromEntries(lacking));
    });
  return replace;
}

/** A page in a new tab or window asks for the draft. The page in which the visitor has just opened it answers. */
function shareWithNewTab(take: (draft: Draft) => void) {
  const tabs = new BroadcastChannel(key);
  let isAsking = history.length === 1;
  tabs.onmessage = ({ data }) => {
    if (data === key) return navigator.userActivation.isActive && tabs.postMessage(readDraft());
    if (isAsking) take(data);
  };
  if (isAsking) tabs.postMessage(key);
  setTimeout(() => {
    isAsking = false;
  }, 1000);
}
