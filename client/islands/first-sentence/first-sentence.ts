import { loadDraft, saveDraft } from "#client/islands/contact-form/draft.ts";
import { requireElement } from "#client/islands/require-element.ts";

/** Offers the line, and takes what is written there along to the contact form as its message. */
export function mount(root: HTMLElement) {
  const example = requireElement(root, "p");
  const line = requireElement<HTMLInputElement>(root, "input");
  const link = requireElement(root, "a");
  const note = requireElement(root, "[data-note]");
  const kept = requireElement(root, "[data-kept]");
  // Storage is refused: nothing can be taken along.
  if (!loadDraft()) return;

  // A message that the form has already is shown, and changed in the form alone.
  const showMessage = () => {
    const message = loadDraft()?.["message"]?.trim();
    if (message || line.readOnly) line.value = message?.replace(/\s+/g, " ") ?? "";
    line.readOnly = !!message;
    note.hidden = line.readOnly;
    kept.hidden = !line.readOnly;
  };
  showMessage();
  line.hidden = false;
  // Seen behind the empty line, it is read aloud as if somebody had said it.
  example.ariaHidden = "true";
  // A page that comes back from the back/forward cache.
  addEventListener("pageshow", showMessage);

  link.addEventListener("click", () => {
    if (!line.readOnly && line.value.trim()) saveDraft({ ...loadDraft(), message: line.value.trim() });
  });
  line.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) link.click();
  });
}
