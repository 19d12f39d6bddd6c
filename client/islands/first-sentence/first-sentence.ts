import { loadDraft, saveDraft } from "#client/islands/contact-form/draft.ts";
import { requireElement } from "#client/islands/require-element.ts";

/** Shows the input, and stores its text as the message of the contact form. */
export function mount(root: HTMLElement) {
  const example = requireElement(root, "p");
  const line = requireElement<HTMLInputElement>(root, "input");
  const link = requireElement(root, "a");
  const note = requireElement(root, "[data-note]");
  const kept = requireElement(root, "[data-kept]");
  // The browser refuses storage, so the text cannot reach the form.
  if (!loadDraft()) return;

  // If the form already has a message, the input shows it read-only. The visitor changes it in the form.
  const showMessage = () => {
    const message = loadDraft()?.["message"]?.trim();
    if (message || line.readOnly) line.value = message?.replace(/\s+/g, " ") ?? "";
    line.readOnly = !!message;
    note.hidden = line.readOnly;
    kept.hidden = !line.readOnly;
  };
  showMessage();
  line.hidden = false;
  // Screen readers skip the example: without the empty input over it, it would sound like a real quote.
  example.ariaHidden = "true";
  // The browser may restore the page from the back/forward cache.
  addEventListener("pageshow", showMessage);

  link.addEventListener("click", () => {
    if (!line.readOnly && line.value.trim()) saveDraft({ ...loadDraft(), message: line.value.trim() });
  });
  line.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) link.click();
  });
}
