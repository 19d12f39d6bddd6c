import { loadDraft, saveDraft } from "#client/islands/draft.ts";
import { requireElement } from "#client/islands/require-element.ts";

/** Shows the input, and keeps its text as the draft's sentence, which the contact form shows as its message. */
export function mount(root: HTMLElement) {
  const field = requireElement<HTMLInputElement>(root, "input");
  const link = requireElement(root, "a");
  const note = requireElement(root, "[data-note]");
  const kept = requireElement(root, "[data-kept]");
  // The browser refuses storage, so the text cannot reach the form.
  if (!loadDraft()) return;

  // Another message of the form is shown read-only. The visitor changes it in the form.
  const show = () => {
    const { values = {}, sentence = "" } = loadDraft() ?? {};
    const message = values["message"]?.trim();
    field.readOnly = !!message && message !== sentence;
    field.value = (message || sentence).replace(/\s+/g, " ");
    note.hidden = field.readOnly;
    kept.hidden = !field.readOnly;
  };
  show();
  field.hidden = false;
  // Screen readers skip the example: without the empty input over it, it would sound like a real quote.
  requireElement(root, "p").ariaHidden = "true";
  // The page may come back from the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && show());

  field.addEventListener("input", () => saveDraft({ sentence: field.value.trim() }));
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) link.click();
  });
}
