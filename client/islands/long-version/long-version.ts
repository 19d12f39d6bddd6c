import { loadDraft, saveDraft } from "#client/islands/contact-form/draft.ts";
import { requireElement } from "#client/islands/require-element.ts";
import { type CountContent, createCounter } from "./create-counter.ts";
import { formSentence } from "./form-sentence.ts";
import { loadText, storeText } from "./stored-text.ts";
import { createWordGroup, limit } from "./word-group.ts";

type Step = "empty" | "writing" | "picking";

export interface LongVersionContent {
  count: CountContent;
  /** Said of a text without words. */
  none: string;
}

/** Takes the visitor's text, and forms a sentence of the words that the visitor picks in it. Nothing is sent. */
export function mount(root: HTMLElement, { count, none }: LongVersionContent) {
  const field = requireElement<HTMLTextAreaElement>(root, "textarea");
  const status = requireElement(root, "[role=status]");
  const sentence = requireElement(root, "[data-sentence]");
  const undo = requireElement(root, "[data-undo]");
  const kept = requireElement(root, "[data-kept]");
  const stored = loadText();
  // The browser refuses storage, so the sentence cannot reach the form.
  if (stored === undefined) return;

  const language = document.documentElement.lang;
  const describeCount = createCounter(count, limit, language);
  const invitation = status.textContent;
  const group = createWordGroup(requireElement(root, "[role=group]"), () => show("picking"));
  let step: Step = "empty";
  let total = 0;
  /** What `Start over` took away, until the visitor writes again. */
  let cleared: { text: string; step: Step } | undefined;
  /** The message that came from here. Another message of the form stays as it is. */
  let carried = "";

  const hasOtherMessage = () => {
    const message = loadDraft()?.["message"]?.trim() ?? "";
    return message !== "" && message !== carried;
  };

  function show(next: Step) {
    step = next;
    root.dataset["step"] = step;
    const picked = step === "empty" ? [] : group.picked();
    sentence.textContent = formSentence(picked, language);
    status.textContent = step === "picking" ? describeCount(total, picked.length) : invitation;
    undo.hidden = !cleared;
    kept.hidden = !hasOtherMessage();
  }

  function write() {
    show(field.value ? "writing" : "empty");
    field.focus();
  }

  function pick() {
    total = group.fill(field.value);
    if (total === 0) {
      status.textContent = none;
      return;
    }
    show("picking");
    group.focus();
    root.scrollIntoView({ block: "nearest" });
  }

  field.addEventListener("input", (event) => {
    const wasEmpty = step === "empty";
    if (wasEmpty) group.clear();
    cleared = undefined;
    show(field.value ? "writing" : "empty");
    // A pasted text is whole, so its words can be picked at once.
    if (wasEmpty && (event as InputEvent).inputType.startsWith("insertFrom")) pick();
  });
  requireElement(root, "[data-find]").addEventListener("click", pick);
  requireElement(root, "[data-edit]").addEventListener("click", write);
  requireElement(root, "[data-restart]").addEventListener("click", () => {
    cleared = { text: field.value, step };
    field.value = "";
    write();
  });
  undo.addEventListener("click", () => {
    if (!cleared) return;
    const { text, step } = cleared;
    cleared = undefined;
    field.value = text;
    if (step === "picking") pick();
    else write();
  });
  requireElement(root, "a").addEventListener("click", () => {
    if (!sentence.textContent || hasOtherMessage()) return;
    carried = sentence.textContent;
    saveDraft({ ...loadDraft(), message: carried });
  });
  // The browser may restore the page from the back/forward cache.
  addEventListener("pageshow", () => show(step));
  addEventListener("pagehide", () => storeText(field.value));
  field.value ||= stored;
  show(field.value ? "writing" : "empty");
}
