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
    const { message = "", sentence = "" } = loadDraft() ?? {};
    if (message.trim() || line.readOnly) line.value = message.trim().replace(/\s+/g, " ");
    else if (!line.value) line.value = sentence;
    line.readOnly = !!message.trim();
    note.hidden = line.readOnly;
    kept.hidden = !line.readOnly;
  };
  showMessage();
  line.hidden = false;
  // Screen readers skip the example: without the empty input over it, it would sound like a real quote.
  example.ariaHidden = "true";
  // The browser may restore the page from the back/forward cache.
  addEventListener("pageshow", showMessage);

  // The form has no field of this name. The sentence waits for Home in another language.
  line.addEventListener("input", () => saveDraft({ ...loadDraft(), sentence: line.value }));
  link.addEventListener("click", () => {
    if (line.readOnly || !line.value.trim()) return;
    const { sentence: _, ...draft } = loadDraft() ?? {};
    saveDraft({ ...draft, message: line.value.trim() });
  });
  line.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) link.click();
  });
}
