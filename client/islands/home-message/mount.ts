import { connectToDraft, type Draft, readDraft, writeDraft } from "#client/islands/draft.ts";
import { findParts } from "#client/islands/find-parts.ts";

export type Parts = Record<"example" | "link" | "note", HTMLElement> & { field: HTMLInputElement };

/** `kept` replaces the note while the message has several lines. */
type HomeMessageProps = Record<"note" | "kept", string>;

/** Shows the input, which edits the form's message. A message of several lines can only be changed in the form. */
export function mount(root: HTMLElement, texts: HomeMessageProps) {
  const { field, example, link, note } = findParts<Parts>(root);

  let known = "";
  const show = ({ message = "" }: Draft) => {
    const lines = message.trim().split(/\s*\n\s*/);
    const text = lines.join(" ");
    if (field.value.trim() !== text) field.value = text;
    known = field.value;
    field.readOnly = lines.length > 1;
    note.textContent = field.readOnly ? texts.kept : texts.note;
  };
  const draft = readDraft();
  // The browser refuses storage, so the text cannot reach the form.
  if (!draft) return;
  show(draft);
  connectToDraft(root, show, () => {
    if (field.value === known) return;
    known = field.value;
    writeDraft({ message: known.trim() });
  });
  field.disabled = false;
  // Screen readers skip the example: without the empty input on top, it would sound like a real quote.
  example.ariaHidden = "true";

  field.addEventListener("keydown", ({ key, isComposing, keyCode }) => {
    // 229 is the Enter that ends a composition in WebKit (https://bugs.webkit.org/show_bug.cgi?id=165004).
    if (key === "Enter" && !isComposing && keyCode !== 229) link.click();
  });
}
