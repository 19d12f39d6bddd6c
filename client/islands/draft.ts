/**
 * What the visitor has written on the site, kept in this tab. The form, Home's sentence and About's long version
 * share it. Nothing of it leaves the browser.
 */
export interface Draft {
  /** The values of the form's fields, by name. Without the message while that is the sentence. */
  values: Record<string, string>;
  /** Written on Home or picked on About. It is the form's message, unless the form has another. */
  sentence: string;
  /** The visitor's own text on About. */
  longVersion: string;
}

const key = "draft";

/** The stored draft. `undefined` when the browser refuses storage. */
export function loadDraft(): Draft | undefined {
  try {
    return { values: {}, sentence: "", longVersion: "", ...JSON.parse(sessionStorage.getItem(key) ?? "{}") };
  } catch {
    return undefined;
  }
}

/** Changes parts of the stored draft. Nothing is stored of an empty one, or where the browser refuses storage. */
export function saveDraft(change: Partial<Draft>) {
  try {
    const draft = { ...loadDraft(), ...change };
    const { values = {}, ...texts } = draft;
    if (Object.values({ ...values, ...texts }).some(Boolean))
      sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {}
}
