import { findWords } from "./find-words.ts";
import { keepPicked } from "./keep-picked.ts";

/** A group of this many buttons still answers at once on a slow phone. */
export const limit = 2000;

const button = "[role=button]";
const isPicked = (word: Element) => word.ariaPressed === "true";

/**
 * A text whose words are toggle buttons. One listener serves them all, and one of them is in the tab order. They
 * are not <button> elements, which are laid out as blocks: these put Latin words in an Arabic line into a wrong order.
 */
export function createWordGroup(root: HTMLElement, onChange: () => void) {
  const words = () => [...root.querySelectorAll<HTMLElement>(button)];
  const wordOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(button);

  const moveTo = (word: HTMLElement | undefined) => {
    if (!word) return;
    for (const before of root.querySelectorAll<HTMLElement>("[tabindex='0']")) before.tabIndex = -1;
    word.tabIndex = 0;
    word.focus();
  };
  const toggle = (word: Element) => {
    word.ariaPressed = String(!isPicked(word));
    onChange();
  };

  root.addEventListener("click", (event) => {
    const word = wordOf(event);
    if (!word) return;
    moveTo(word);
    toggle(word);
  });
  root.addEventListener("keydown", (event) => {
    const word = wordOf(event);
    if (!word || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) toggle(word);
    } else {
      const next = findNext(words(), word, event.key);
      if (next === undefined) return;
      moveTo(next);
    }
    event.preventDefault();
  });

  return {
    /** Shows another text. Returns how many words it has. */
    fill(text: string): number {
      const before = words().map((word) => ({ text: word.textContent, picked: isPicked(word) }));
      const found = findWords(text);
      const buttons = found.slice(0, limit);
      const picked = keepPicked(
        before,
        buttons.map(({ text }) => text),
      );
      let paragraph = createParagraph();
      const paragraphs = [paragraph];
      const append = (between: string) => {
        const [first = "", ...others] = between.split("\n");
        if (first) paragraph.append(first);
        for (const line of others) {
          paragraph = createParagraph();
          if (line) paragraph.append(line);
          paragraphs.push(paragraph);
        }
      };
      let end = 0;
      for (const [index, word] of buttons.entries()) {
        append(text.slice(end, word.start));
        paragraph.append(createButton(word.text, picked[index] ?? false, index === 0));
        end = word.start + word.text.length;
      }
      append(text.slice(end));
      root.replaceChildren(...paragraphs);
      return found.length;
    },
    picked: () =>
      words()
        .filter(isPicked)
        .map((word) => word.textContent),
    clear: () => root.replaceChildren(),
    focus() {
      root.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
    },
  };
}

function createParagraph() {
  const paragraph = document.createElement("p");
  paragraph.dir = "auto";
  return paragraph;
}

function createButton(text: string, picked: boolean, first: boolean) {
  const word = document.createElement("span");
  word.role = "button";
  word.tabIndex = first ? 0 : -1;
  word.ariaPressed = String(picked);
  word.textContent = text;
  return word;
}

/** The word to which a key leads. `undefined` when the key leads nowhere. */
function findNext(words: readonly HTMLElement[], word: HTMLElement, key: string): HTMLElement | undefined {
  const index = words.indexOf(word);
  const forward = getComputedStyle(word).direction === "rtl" ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return words[index + forward] ?? word;
    case "ArrowLeft":
      return words[index - forward] ?? word;
    case "ArrowDown":
      return findInNextLine(words.slice(index), word) ?? word;
    case "ArrowUp":
      return findInNextLine(words.slice(0, index + 1).toReversed(), word) ?? word;
    case "Home":
      return words[0];
    case "End":
      return words.at(-1);
    default:
      return undefined;
  }
}

/** Among the words that follow: the nearest one in the next line that has any. */
function findInNextLine(words: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const start = from.offsetTop;
  const first = words.find(({ offsetTop }) => offsetTop !== start);
  const line = words.filter(({ offsetTop }) => offsetTop === first?.offsetTop);
  const centerOf = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + offsetWidth / 2;
  const distance = (word: HTMLElement) => Math.abs(centerOf(word) - centerOf(from));
  return line.toSorted((one, other) => distance(one) - distance(other))[0];
}
