import { loadDraft, saveDraft } from "#client/islands/draft.ts";
import { requireElement } from "#client/islands/require-element.ts";
import type { CountWords } from "#shared/content/about-story.ts";
import { createCounter } from "./create-counter.ts";
import { formSentence } from "./form-sentence.ts";
import { createWordGroup } from "./word-group.ts";

interface LongVersionProps {
  count: CountWords;
  /** Said of a text without words. */
  none: string;
  /** The greatest length of the form's message. */
  limit: number;
}

/** Takes the visitor's text, and forms a sentence of the words that the visitor picks in it. Nothing is sent. */
export function mount(root: HTMLElement, { count, none, limit }: LongVersionProps) {
  const field = requireElement<HTMLTextAreaElement>(root, "textarea");
  const status = requireElement(root, "[role=status]");
  const sentence = requireElement(root, "[data-sentence]");
  const kept = requireElement(root, "[data-kept]");
  const draft = loadDraft();
  // The browser refuses storage, so the sentence cannot reach the form.
  if (!draft) return;

  const language = document.documentElement.lang;
  const describe = createCounter(count, language);
  const invitation = status.textContent;
  const group = createWordGroup(requireElement(root, "[role=group]"), changeSentence);
  let total = 0;

  function write() {
    root.dataset["step"] = field.value ? "writing" : "empty";
    sentence.textContent = "";
    status.textContent = invitation;
  }

  function pick() {
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
    sentence.textContent = formSentence(picked, language, limit);
    status.textContent = describe(total, picked.length);
    root.dataset["step"] = picked.length > 0 ? "picked" : "picking";
    saveDraft({ sentence: sentence.textContent });
  }

  field.addEventListener("input", (event) => {
    const wasEmpty = root.dataset["step"] === "empty";
    saveDraft({ longVersion: field.value });
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
    saveDraft({ longVersion: "", sentence: "" });
    write();
    field.focus();
  });
  const showKept = () => {
    kept.hidden = !loadDraft()?.values["message"]?.trim();
  };
  // Also when the browser restores the page from the back/forward cache.
  addEventListener("pageshow", showKept);
  showKept();
  field.value ||= draft.longVersion;
  write();
}

/** A pasted or dropped text is whole, so its words can be picked at once. Some programs' events say nothing. */
export function isWhole(event: Event): boolean {
  const { inputType } = event as Partial<InputEvent>;
  return inputType === "insertFromPaste" || inputType === "insertFromDrop";
}
