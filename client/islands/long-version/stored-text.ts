const key = "long-version";

// Storage is optional: a text that is too long for it is only lost when the page is loaded again.

/** Keeps the text in this tab, for a page that is loaded again and for About in another language. */
export function storeText(text: string) {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {}
}

/** The stored text, empty if there is none. `undefined` when the browser refuses storage. */
export function loadText(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return undefined;
  }
}
