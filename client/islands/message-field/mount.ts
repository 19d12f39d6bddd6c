import { type Draft, updateDraft, watchDraft } from "#client/islands/draft.ts";
import { requireElement } from "#client/islands/find-parts.ts";

/** Shows the input, which edits the form's message. A message of several lines can only be changed in the form. */
export function mount(root: HTMLElement) {
  const field = requireElement<HTMLInputElement>(root, "input");
  const link = requireElement(root, "a");
  const note = requireElement(root, "[data-note]");
  const kept = requireElement(root, "[data-kept]");

  const show = ({ message = "" }: Draft) => {
    const lines = message.trim().split(/\s*\n\s*/);
    const text = lines.join(" ");
    if (field.value.trim() !== text) field.value = text;
    field.readOnly = lines.length > 1;
    note.inert = field.readOnly;
    kept.inert = !field.readOnly;
  };
  // The browser refuses storage, so the text cannot reach the form.
  if (!watchDraft(show)) return;
  field.inert = false;
  // Screen readers skip the example: without the empty input on top, it would sound like a real quote.
  requireElement(root, "p").ariaHidden = "true";

  field.addEventListener("input", () => {
    note.inert = !updateDraft({ message: field.value.trim() });
  });
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) link.click();
  });
}
