import { addToMessage, type Draft, onDraftChange, readDraft, writeDraft } from "#client/islands/draft.ts";
import { findParts } from "#client/islands/find-parts.ts";
import type { Story } from "#shared/content/story.ts";
import { formatMessage } from "#shared/format.ts";
import { createCounter } from "./create-counter.ts";
import { createSentence } from "./sentence.ts";
import { createWordGroup } from "./word-group.ts";

export type Parts = Record<
  "desk" | "status" | "sentence" | "group" | "link" | "pick" | "edit" | "restart",
  HTMLElement
> & { field: HTMLTextAreaElement };

type WordPickerProps = Pick<Story["wordPicker"], "action" | "add" | "count" | "none" | "note" | "tooLong">;

/** The maximum length of text whose words can be picked. */
const maxLength = 20_000;

/**
 * Shows the visitor's text and forms a sentence from the words that the visitor picks. The visitor can use it
 * as the form's message. Nothing is sent.
 */
export function mount(root: HTMLElement, props: WordPickerProps) {
  const parts = findParts<Parts>(root);
  const { field, status, sentence, link } = parts;
  const language = document.documentElement.lang;
  const figures = new Intl.NumberFormat(language);
  const describe = createCounter(props.count, language);
  const showSentence = createSentence(sentence, parts.desk, language);
  const group = createWordGroup(parts.group, () => {
    const picked = group.picked();
    showSentence(picked);
    showStep(picked.length > 0 ? "picked" : "picking", describe(total, picked.length));
    nameLink();
  });
  let total = 0;
  let message = "";

  const isTooLong = () => field.value.length > maxLength;

  function showStep(step: "empty" | "writing" | "picking" | "picked", text: string) {
    root.dataset["step"] = step;
    status.textContent = text;
  }

  function write() {
    const lengths = { maxLength: figures.format(maxLength), length: figures.format(field.value.length) };
    const text = isTooLong() ? formatMessage(props.tooLong, lengths) : props.note;
    showStep(field.value ? "writing" : "empty", text);
    showSentence([]);
  }

  function pick() {
    if (isTooLong()) return;
    total = group.fill(field.value);
    if (total === 0) {
      status.textContent = props.none;
      return;
    }
    showStep("picking", describe(total, 0));
    group.focus();
    status.scrollIntoView({ block: "nearest" });
  }

  /** Says whether the sentence becomes the message or is added to an existing one. */
  function nameLink() {
    const isAdded = message.trim() && addToMessage(message, sentence.textContent) !== message;
    link.textContent = isAdded ? props.add : props.action;
  }

  function showDraft(draft: Draft) {
    ({ message = "" } = draft);
    const { wordPicker = "" } = draft;
    if (field.value !== wordPicker || !root.dataset["step"]) {
      field.value = wordPicker;
      write();
    }
    nameLink();
  }

  const draft = readDraft();
  // If the browser refuses storage, the sentence cannot reach the form.
  if (!draft) {
    root.dataset["islandFailed"] = "";
    return;
  }
  showDraft(draft);
  onDraftChange(showDraft);

  link.addEventListener("click", () => {
    message = addToMessage(message, sentence.textContent);
    writeDraft({ message });
    nameLink();
  });
  field.addEventListener("input", (event) => {
    const wasEmpty = root.dataset["step"] === "empty";
    writeDraft({ wordPicker: field.value });
    write();
    if (wasEmpty && isPasteOrDrop(event)) pick();
  });
  parts.pick.addEventListener("click", pick);
  parts.edit.addEventListener("click", () => {
    write();
    field.focus();
  });
  parts.restart.addEventListener("click", () => {
    field.value = "";
    writeDraft({ wordPicker: "" });
    write();
    field.focus();
  });
}

/** Pasted or dropped text is complete, so its words can be picked at once. Some programs send no input type. */
function isPasteOrDrop(event: Event): boolean {
  const { inputType } = event as Partial<InputEvent>;
  return inputType === "insertFromPaste" || inputType === "insertFromDrop";
}
