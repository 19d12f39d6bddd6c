/**
 * What the visitor has written on the site, kept in this tab: the values of the contact form's fields by name. The field
 * on Home shows the message. It never leaves the browser.
 */
export type Draft = Readonly<Record<string, string>>;

const key = "draft";

/** Returns `undefined` if the browser refuses storage. */
export function readDraft(): Draft | undefined {
  try {
    return parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return undefined;
  }
}

/** Reads the texts of a draft. Whatever else is there is not the site's. */
function parse(json: string): Draft {
  try {
    const entries = Object.entries<unknown>(JSON.parse(json));
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}

/** Changes parts of the draft, unless the browser refuses storage. */
export function writeDraft(change: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), ...change }));
  } catch {}
}

/**
 * Shows the draft each time the visitor comes to the page, because other pages may have changed it. Saves what is
 * entered in the fields: some tools that fill in forms dispatch only "change", or no event.
 */
export function connectToDraft(fields: HTMLElement, show: (draft: Draft) => void, save: () => void) {
  const update = () => {
    const draft = readDraft();
    if (draft) show(draft);
  };
  addEventListener("pageshow", update);
  // A prerendered page has an old copy of the draft until the visitor opens it.
  document.addEventListener("prerenderingchange", update);
  for (const type of ["input", "change"]) fields.addEventListener(type, save);
  addEventListener("pagehide", save);
  // Firefox restores a page from its back/forward cache with the session storage from when the visitor left it, and
  // loses what was written since. On desktop, it does not cache pages that listen to this event.
  if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});
}
