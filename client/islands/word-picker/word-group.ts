/**
 * A word, without the punctuation around it. Its symbols stay: 20%, $18, #1, R&D, don’t. Matching takes
 * linear time in the length of the text, because each run up to the next white space is tried once.
 */
const words = /[$€£#@]?[\p{L}\p{N}](?:[^\s—…]*[\p{L}\p{N}%])?/gu;

const button = "[role=button]";

/**
 * A text whose words are toggle buttons. One listener serves them all, and only one is in the tab order. They
 * are not <button> elements, which would separate a word from the punctuation after it.
 */
export function createWordGroup(root: HTMLElement, onChange: () => void) {
  /** In the order in which the visitor picks them. */
  const picked = new Set<HTMLElement>();
  const buttons = () => [...root.querySelectorAll<HTMLElement>(button)];
  const wordOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(button);
  const current = () => root.querySelector<HTMLElement>("[tabindex='0']");

  const moveTo = (word: HTMLElement) => {
    current()?.setAttribute("tabindex", "-1");
    word.tabIndex = 0;
    word.focus();
  };
  const toggle = (word: HTMLElement) => {
    if (!picked.delete(word)) picked.add(word);
    word.ariaPressed = String(picked.has(word));
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
      const next = findNext(buttons(), word, event.key);
      if (!next) return;
      moveTo(next);
    }
    event.preventDefault();
  });

  return {
    /** Shows text, and returns how many words it has. */
    fill(text: string): number {
      picked.clear();
      const filled = document.createElement("span");
      filled.append(
        ...splitText(text).flatMap(({ before, word }) => (word ? [before, createButton(word)] : before)),
      );
      // Chromium determines the direction (dir="auto") again for each node added to the group.
      root.replaceChildren(filled);
      root.querySelector(button)?.setAttribute("tabindex", "0");
      return buttons().length;
    },
    picked: (): readonly HTMLElement[] => [...picked],
    focus: () => current()?.focus({ preventScroll: true }),
  };
}

/** The word to which a key moves focus. `undefined` for all other keys. */
function findNext(words: readonly HTMLElement[], word: HTMLElement, key: string): HTMLElement | undefined {
  const index = words.indexOf(word);
  if (key === "ArrowRight" || key === "ArrowDown") return words[index + 1] ?? word;
  if (key === "ArrowLeft" || key === "ArrowUp") return words[index - 1] ?? word;
  if (key === "Home") return words[0];
  return key === "End" ? words.at(-1) : undefined;
}

/** The words of a string, each after the text before it. The last part has no word. */
export function splitText(text: string): { before: string; word?: string }[] {
  let end = 0;
  const parts = [...text.matchAll(words)].map(({ 0: word, index }) => {
    const before = text.slice(end, index);
    end = index + word.length;
    return { before, word };
  });
  return [...parts, { before: text.slice(end) }];
}

function createButton(text: string) {
  const word = document.createElement("span");
  word.role = "button";
  word.tabIndex = -1;
  word.ariaPressed = "false";
  word.textContent = text;
  return word;
}
