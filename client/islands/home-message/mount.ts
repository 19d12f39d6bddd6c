import { connectToDraft, type Draft, readDraft, writeDraft } from "#client/islands/draft.ts";
import { findParts } from "#client/islands/find-parts.ts";

export type Parts = Record<"example" | "link", HTMLElement> & { field: HTMLTextAreaElement };

/** Shows the field, which edits the form's message. */
export function mount(root: HTMLElement) {
  const { field, example, link } = findParts<Parts>(root);

  let saved = "";
  const show = ({ message = "" }: Draft) => {
    if (field.value !== message) field.value = message;
    saved = field.value;
  };
  const draft = readDraft();
  // The browser refuses storage, so the text cannot reach the form.
  if (!draft) return;
  show(draft);
  connectToDraft(root, show, () => {
    if (field.value === saved) return;
    saved = field.value;
    writeDraft({ message: saved });
  });
  field.disabled = false;
  // Screen readers skip the example: without the empty field on top, it would sound like a real quote.
  example.ariaHidden = "true";

  field.addEventListener("keydown", (event) => {
    const { key, shiftKey, isComposing, keyCode } = event;
    // 229 is the Enter that ends a composition in WebKit (https://bugs.webkit.org/show_bug.cgi?id=165004).
    if (key !== "Enter" || shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    link.click();
  });
}
