import { addToMessage, updateDraft, watchDraft } from "#client/islands/draft.ts";
import { requireElement } from "#client/islands/require-element.ts";
import { formatMessage } from "#shared/format.ts";
import type { AboutStory } from "#shared/site/about-story.ts";
import { createCounter } from "./create-counter.ts";
import { formSentence } from "./form-sentence.ts";
import { createWordGroup } from "./word-group.ts";

type LongVersionProps = Pick<AboutStory["longVersion"], "action" | "add" | "count" | "none" | "tooLong">;

/** The greatest length of a text whose words can be picked. */
const maxLength = 20_000;

/**
 * Takes the visitor's text, and forms a sentence of the words that the visitor picks in it. The visitor can take it
 * to the form's message. Nothing is sent.
 */
export function mount(root: HTMLElement, { action, add, count, none, tooLong }: LongVersionProps) {
  const field = requireElement<HTMLTextAreaElement>(root, "textarea");
  const status = requireElement(root, "[role=status]");
  const sentence = requireElement(root, "[data-sentence]");
  const link = requireElement(root, "a");

  const language = document.documentElement.lang;
  const figures = new Intl.NumberFormat(language);
  const describe = createCounter(count, language);
  const invitation = status.textContent;
  const group = createWordGroup(requireElement(root, "[role=group]"), changeSentence);
  let total = 0;
  let message = "";

  const isTooLong = () => field.value.length > maxLength;

  function write() {
    root.dataset["step"] = field.value ? "writing" : "empty";
    sentence.textContent = "";
    const lengths = { maxLength: figures.format(maxLength), length: figures.format(field.value.length) };
    status.textContent = isTooLong() ? formatMessage(tooLong, lengths) : invitation;
  }

  function pick() {
    if (isTooLong()) return;
    total = group.fill(field.value);
    if (total === 0) {
      status.textContent = none;
      return;
    }
    root.dataset["step"] = "picking";
    sentence.textContent = "";
    status.textContent = describe(total, 0);
    group.focus();
    root.scrollIntoView({ block: "nearest" });
  }

  function changeSentence() {
    const picked = group.picked();
    sentence.textContent = formSentence(picked, language);
    status.textContent = describe(total, picked.length);
    root.dataset["step"] = picked.length > 0 ? "picked" : "picking";
    nameLink();
  }

  /** Says whether the sentence becomes the message or is added to another one. */
  function nameLink() {
    const isAdded = message.trim() && addToMessage(message, sentence.textContent) !== message;
    link.textContent = isAdded ? add : action;
  }

  // The browser refuses storage, so the sentence cannot reach the form.
  const isKept = watchDraft((draft) => {
    ({ message = "" } = draft);
    const { longVersion = "" } = draft;
    if (field.value !== longVersion || !root.dataset["step"]) {
      field.value = longVersion;
      write();
    }
    nameLink();
  });
  if (!isKept) return;

  link.addEventListener("click", () => {
    message = addToMessage(message, sentence.textContent);
    updateDraft({ message });
    nameLink();
  });
  field.addEventListener("input", (event) => {
    const wasEmpty = root.dataset["step"] === "empty";
    updateDraft({ longVersion: field.value });
    write();
    if (wasEmpty && isWhole(event)) pick();
  });
  requireElement(root, "[data-find]").addEventListener("click", pick);
  requireElement(root, "[data-edit]").addEventListener("click", () => {
    write();
    field.focus();
  });
  requireElement(root, "[data-restart]").addEventListener("click", () => {
    field.value = "";
    updateDraft({ longVersion: "" });
    write();
    field.focus();
  });
}

/** A pasted or dropped text is whole, so its words can be picked at once. Some programs' events say nothing. */
export function isWhole(event: Event): boolean {
  const { inputType } = event as Partial<InputEvent>;
  return inputType === "insertFromPaste" || inputType === "insertFromDrop";
}
