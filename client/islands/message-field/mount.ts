import { type Draft, onDraftChange, readDraft, writeDraft } from "#client/islands/draft.ts";
import { requireElement } from "#client/islands/require-element.ts";

interface MessageFieldTexts {
  /** Says where the text goes. */
  note: string;
  /** Replaces the note when the message has several lines. */
  kept: string;
}

/** Shows the input, which edits the form's message. A message of several lines can only be changed in the form. */
export function mount(root: HTMLElement, { note, kept }: MessageFieldTexts) {
  const field = requireElement<HTMLInputElement>(root, "input");
  const link = requireElement(root, "a");
  const hint = requireElement(root, "#message-field-note");

  const show = ({ message = "" }: Draft) => {
    const lines = message.trim().split(/\s*\n\s*/);
    const text = lines.join(" ");
    if (field.value.trim() !== text) field.value = text;
    field.readOnly = lines.length > 1;
    hint.textContent = field.readOnly ? kept : note;
  };
  const draft = readDraft();
  // The browser refuses storage, so the text cannot reach the form.
  if (!draft) return;
  show(draft);
  onDraftChange(show);
  field.inert = false;
  hint.inert = false;
  // Screen readers skip the example: without the empty input on top, it would sound like a real quote.
  requireElement(root, "p").ariaHidden = "true";

  // Some tools that fill in forms dispatch only "change".
  for (const type of ["input", "change"])
    field.addEventListener(type, () => {
      hint.inert = !writeDraft({ message: field.value.trim() });
    });
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) link.click();
  });
}
