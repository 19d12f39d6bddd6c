import { flight, glide, highlights, wipe } from "#client/islands/keyframes.ts";
import { wrapWords } from "#client/islands/wrap-words.ts";

/**
 * Shows the picked words as a sentence in `line`. Each moves from its previous place, or if new from the text. `desk`
 * gets its new height as `--height`.
 */
export function createSentence(line: HTMLElement, desk: HTMLElement, language: string) {
  /** Maps the picked words to the words of the sentence. */
  const shown = new Map<HTMLElement, HTMLElement>();

  return (picked: readonly HTMLElement[]) => {
    const starts = picked.map((source) => {
      const word = shown.get(source);
      return { source, isNew: !word, from: (word ?? source).getBoundingClientRect() };
    });
    const texts = picked.map(({ textContent }) => textContent);
    line.textContent = formSentence(texts, language);
    const words = wrapWords(line);
    desk.style.setProperty("--height", `${desk.offsetHeight}px`);
    shown.clear();
    for (const [index, { source, from, isNew }] of starts.entries()) {
      const word = words[index];
      if (!word) continue;
      shown.set(source, word);
      fly(word, from, isNew);
    }
  };
}

/** Joins words into a sentence, with a capital letter and a full stop. */
export function formSentence(words: readonly string[], language: string): string {
  const [first] = words;
  if (first === undefined) return "";
  const text = words.join(" ");
  // A name such as iPhone stays as it is.
  const isSmall = first === first.toLocaleLowerCase(language);
  const begin = isSmall ? text.charAt(0).toLocaleUpperCase(language) : text.charAt(0);
  return `${begin}${text.slice(1)}.`;
}

/**
 * Moves a word of the sentence to its place. A new word has the accent colour until it arrives. On its way it lets
 * presses through to the words of the text.
 */
function fly(word: HTMLElement, from: DOMRect, isNew: boolean) {
  if (!matchMedia("(prefers-reduced-motion: no-preference) and (forced-colors: none)").matches) return;
  const keyframes = { ...flight(from, word.getBoundingClientRect()), pointerEvents: ["none", "none"] };
  word.animate(keyframes, { duration: 450, easing: glide });
  if (isNew)
    word.animate(wipe(highlights.lit, highlights.plain), { duration: 240, delay: 450, fill: "backwards" });
}
