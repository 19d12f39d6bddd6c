import { addToMessage, type Draft, onDraftChange, readDraft, writeDraft } from "#client/islands/draft.ts";
import { flight, glide, highlights, wipe } from "#client/islands/keyframes.ts";
import { requireElement } from "#client/islands/require-element.ts";
import { wrapWords } from "#client/islands/wrap-words.ts";
import type { common } from "#client/styles/tokens.ts";
import { formatMessage } from "#shared/format.ts";
import type { AboutStory } from "#shared/site/about-story.ts";
import { createCounter } from "./create-counter.ts";
import { formSentence } from "./form-sentence.ts";
import { createWordGroup } from "./word-group.ts";

type WordPickerProps = Pick<AboutStory["wordPicker"], "action" | "add" | "count" | "none" | "tooLong">;

/** The sizes of the sentence, the largest first. */
const sizes: readonly (keyof typeof common)[] = [
  "--t-title",
  "--t-heading",
  "--t-item",
  "--t-subheading",
  "--t-lead",
];

/** The maximum length of text whose words can be picked. */
const maxLength = 20_000;

/**
 * Shows the visitor's text and forms a sentence from the words that the visitor picks. The visitor can use it
 * as the form's message. Nothing is sent.
 */
export function mount(root: HTMLElement, { action, add, count, none, tooLong }: WordPickerProps) {
  const field = requireElement<HTMLTextAreaElement>(root, "textarea");
  const status = requireElement(root, "[role=status]");
  const sentence = requireElement(root, "[data-sentence]");
  const link = requireElement(root, "a");

  const language = document.documentElement.lang;
  const figures = new Intl.NumberFormat(language);
  const describe = createCounter(count, language);
  const invitation = status.textContent;
  const group = createWordGroup(requireElement(root, "[role=group]"), changeSentence);
  /** Maps the picked words of the text to the words of the sentence. */
  let places = new Map<Element, Element>();
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
    const starts = picked.map((word) => (places.get(word) ?? word).getBoundingClientRect());
    const isNew = picked.map((word) => !places.has(word));
    const text = picked.map((word) => word.textContent);
    sentence.textContent = formSentence(text, language);
    status.textContent = describe(total, picked.length);
    root.dataset["step"] = picked.length > 0 ? "picked" : "picking";
    nameLink();
    const words = wrapWords(sentence);
    fit();
    places = new Map(picked.map((word, index) => [word, words[index] ?? word]));
    for (const [index, word] of words.entries()) fly(word, starts[index], isNew[index]);
  }

  /** Sets the sentence as large as its place allows. If the smallest size is too large, it scrolls. */
  function fit() {
    const place = sentence.parentElement as HTMLElement;
    const isFull = () => place.scrollHeight > place.clientHeight;
    place.style.overflowY = "";
    for (const name of sizes) if (name === sizes[0] || isFull()) place.style.fontSize = `var(${name})`;
    if (isFull()) place.style.overflowY = "auto";
  }

  /** Says whether the sentence becomes the message or is added to an existing one. */
  function nameLink() {
    const isAdded = message.trim() && addToMessage(message, sentence.textContent) !== message;
    link.textContent = isAdded ? add : action;
  }

  function show(draft: Draft) {
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
  if (!draft) return;
  show(draft);
  onDraftChange(show);

  addEventListener("resize", fit);
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
  requireElement(root, "[data-find]").addEventListener("click", pick);
  requireElement(root, "[data-edit]").addEventListener("click", () => {
    write();
    field.focus();
  });
  requireElement(root, "[data-restart]").addEventListener("click", () => {
    field.value = "";
    writeDraft({ wordPicker: "" });
    write();
    field.focus();
  });
}

/** Moves a word of the sentence from its old place, or if new from its place in the text, in the accent colour. */
function fly(word: HTMLElement, start: DOMRect | undefined, isNew: boolean | undefined) {
  if (!start || !matchMedia("(prefers-reduced-motion: no-preference) and (forced-colors: none)").matches)
    return;
  word.animate(flight(start, word.getBoundingClientRect()), { duration: 450, easing: glide });
  if (isNew)
    word.animate(wipe(highlights.lit, highlights.plain), { duration: 240, delay: 450, fill: "backwards" });
}

/** Pasted or dropped text is complete, so its words can be picked at once. Some programs send no input type. */
export function isPasteOrDrop(event: Event): boolean {
  const { inputType } = event as Partial<InputEvent>;
  return inputType === "insertFromPaste" || inputType === "insertFromDrop";
}
