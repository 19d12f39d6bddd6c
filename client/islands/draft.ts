/**
 * What the visitor has written on the site, kept in this tab: the values of the contact form's fields by name, and
 * About's long text as `wordPicker`. The field on Home and the form show parts of it. It never leaves the browser.
 */
export type Draft = Readonly<Record<string, string>>;

const key = "draft";

// Firefox restores a page from its back/forward cache with the session storage from when the visitor left it, and
// loses what was written since. It does not cache pages that listen to this event.
if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});

/** Changes the stored draft and returns it. Returns `undefined` if the browser refuses storage. */
export function updateDraft(change: Draft): Draft | undefined {
  try {
    const draft = { ...parseDraft(sessionStorage.getItem(key)), ...change };
    // Writes even if nothing changes, because some browsers allow reading but not writing.
    sessionStorage.setItem(key, JSON.stringify(draft));
    if (!Object.values(draft).some(Boolean)) sessionStorage.removeItem(key);
    return draft;
  } catch {
    return undefined;
  }
}

/** Treats whatever cannot be read as an empty draft. */
function parseDraft(stored: string | null): Draft {
  try {
    const texts = Object.entries<unknown>(JSON.parse(stored ?? "{}")).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return Object.fromEntries(texts.map(([name, text]) => [name, text.replace(/\r\n?/g, "\n")]));
  } catch {
    return {};
  }
}

/**
 * Shows the draft, now and whenever the visitor comes back to the page. It overrides what the browser restores.
 * @param onOpen returns what opening the page changes
 * @returns whether the browser stores the draft
 */
export function watchDraft(show: (draft: Draft) => void, onOpen = (_draft: Draft): Draft => ({})): boolean {
  const update = (change: Draft) => {
    const draft = updateDraft(change);
    if (draft) show(draft);
    return draft !== undefined;
  };
  const open = () => update(onOpen(updateDraft({}) ?? {}));
  addEventListener("pageshow", () => update({}));
  // A prerendered page has an old copy of the draft until the visitor opens it.
  document.addEventListener("prerenderingchange", open);
  return open();
}

/** Adds text below a message, unless the message already contains it. */
export function addToMessage(message: string, text: string): string {
  if (!text || `\n${message}\n`.includes(`\n${text}\n`)) return message;
  return message.trim() ? `${message.trimEnd()}\n\n${text}` : text;
}
