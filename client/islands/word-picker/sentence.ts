import { flight, glide, highlights, wipe } from "#client/islands/keyframes.ts";
import { wrapWords } from "#client/islands/wrap-words.ts";
import type { common } from "#client/styles/tokens.ts";

/** The sizes of the sentence, the largest first. */
const sizes: readonly (keyof typeof common)[] = [
  "--t-title",
  "--t-heading",
  "--t-item",
  "--t-subheading",
  "--t-lead",
];

/** Shows the picked words as a sentence in `line`, as large as `box` allows. */
export function createSentence(line: HTMLElement, box: HTMLElement, language: string) {
  /** Maps the picked words to the words of the sentence. */
  const shown = new Map<HTMLElement, HTMLElement>();

  /** If the smallest size is too large, the sentence scrolls. */
  const fit = () => {
    const isFull = () => box.scrollHeight > box.clientHeight;
    box.style.overflowY = "";
    for (const name of sizes) if (name === sizes[0] || isFull()) box.style.fontSize = `var(${name})`;
    if (isFull()) box.style.overflowY = "auto";
  };
  addEventListener("resize", fit);

  return {
    /** Each word moves from its previous place, or if new from its place in the text. */
    show(picked: readonly HTMLElement[]) {
      const starts = picked.map((source) => {
        const word = shown.get(source);
        return { source, isNew: !word, from: (word ?? source).getBoundingClientRect() };
      });
      line.textContent = formSentence(
        picked.map(({ textContent }) => textContent),
        language,
      );
      const words = wrapWords(line);
      fit();
      shown.clear();
      for (const [index, word] of words.entries()) {
        const start = starts[index];
        if (!start) continue;
        shown.set(start.source, word);
        fly(word, start.from, start.isNew);
      }
    },
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

/** Moves a word of the sentence to its place. A new word has the accent colour until it arrives. */
function fly(word: HTMLElement, from: DOMRect, isNew: boolean) {
  if (!matchMedia("(prefers-reduced-motion: no-preference) and (forced-colors: none)").matches) return;
  word.animate(flight(from, word.getBoundingClientRect()), { duration: 450, easing: glide });
  if (isNew)
    word.animate(wipe(highlights.lit, highlights.plain), { duration: 240, delay: 450, fill: "backwards" });
}
