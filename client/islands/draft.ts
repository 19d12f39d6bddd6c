/**
 * What the visitor has written on the site, kept in this tab: the values of the contact form's fields by name. The field
 * on Home shows the message. It never leaves the browser.
 */
export type Draft = Readonly<Record<string, string>>;

const key = "draft";

/** Returns `undefined` if the browser refuses storage. */
export function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return undefined;
  }
}

/** Changes parts of the draft. Returns whether the browser has stored it. */
export function writeDraft(change: Draft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), ...change }));
    return true;
  } catch {
    return false;
  }
}

/** Shows the draft each time the visitor comes to the page, because other pages may have changed it. */
export function onDraftChange(show: (draft: Draft) => void) {
  const update = () => {
    const draft = readDraft();
    if (draft) show(draft);
  };
  addEventListener("pageshow", update);
  // A prerendered page has an old copy of the draft until the visitor opens it.
  document.addEventListener("prerenderingchange", update);
  // Firefox restores a page from its back/forward cache with the session storage from when the visitor left it, and
  // loses what was written since. It does not cache pages that listen to this event.
  if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});
}

/** Adds text below a message, unless the message already contains it. */
export function addToMessage(message: string, text: string): string {
  if (!text || `\n${message}\n`.includes(`\n${text}\n`)) return message;
  return message.trim() ? `${message.trimEnd()}\n\n${text}` : text;
}
