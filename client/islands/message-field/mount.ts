import { type Draft, onDraftChange, readDraft, writeDraft } from "#client/islands/draft.ts";
import { requireElement } from "#client/islands/require-element.ts";

/**
 * Shows the input, which edits the form's message. A message of several lines can only be changed in the form.
 * @param props.kept replaces the note while the message has several lines
 */
export function mount(root: HTMLElement, { kept }: { kept: string }) {
  const field = requireElement<HTMLInputElement>(root, "input");
  const link = requireElement(root, "a");
  const note = requireElement(root, "#message-field-note");
  const initialNote = note.textContent;

  const show = ({ message = "" }: Draft) => {
    const lines = message.trim().split(/\s*\n\s*/);
    const text = lines.join(" ");
    if (field.value.trim() !== text) field.value = text;
    field.readOnly = lines.length > 1;
    note.textContent = field.readOnly ? kept : initialNote;
  };
  const draft = readDraft();
  // The browser refuses storage, so the text cannot reach the form.
  if (!draft) return;
  show(draft);
  onDraftChange(show);
  field.inert = false;
  note.inert = false;
  // Screen readers skip the example: without the empty input on top, it would sound like a real quote.
  requireElement(root, "p").ariaHidden = "true";

  // Some tools that fill in forms dispatch only "change".
  for (const type of ["input", "change"])
    field.addEventListener(type, () => {
      note.inert = !writeDraft({ message: field.value.trim() });
    });
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) link.click();
  });
}
