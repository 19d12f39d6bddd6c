/**
 * What the visitor has written on the site, kept in this tab: the values of the contact form's fields by name, and
 * About's long text as `longVersion`. Home's field and the form's are views of it. Nothing of it leaves the browser.
 */
export type Draft = Readonly<Record<string, string>>;

const key = "draft";

// Firefox gives a page of its back/forward cache the session storage of the time when the visitor left it, without
// what was written since. It caches no page that listens to this event.
if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});

/** Changes the stored draft and returns it. `undefined` when the browser refuses storage. */
export function updateDraft(change: Draft): Draft | undefined {
  try {
    const draft = { ...parseDraft(sessionStorage.getItem(key)), ...change };
    // Also when nothing changes: some browsers give what is stored, and refuse to store.
    sessionStorage.setItem(key, JSON.stringify(draft));
    if (!Object.values(draft).some(Boolean)) sessionStorage.removeItem(key);
    return draft;
  } catch {
    return undefined;
  }
}

/** Whatever cannot be read is an empty draft. */
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
 * Shows the draft in a view, now and whenever the visitor comes to the page: it wins over what the browser restores.
 * @param arrive what the visitor has changed by opening the page
 * @returns whether the browser stores the draft
 */
export function watchDraft(show: (draft: Draft) => void, arrive = (_draft: Draft): Draft => ({})): boolean {
  const update = (change: Draft) => {
    const draft = updateDraft(change);
    if (draft) show(draft);
    return draft !== undefined;
  };
  const open = () => update(arrive(updateDraft({}) ?? {}));
  addEventListener("pageshow", () => update({}));
  // A prerendered page has had a copy of the draft until the visitor comes to it.
  document.addEventListener("prerenderingchange", open);
  return open();
}

/** Adds a text below a message, unless it already stands there. */
export function addToMessage(message: string, text: string): string {
  if (!text || `\n${message}\n`.includes(`\n${text}\n`)) return message;
  return message.trim() ? `${message.trimEnd()}\n\n${text}` : text;
}
