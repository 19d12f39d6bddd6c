import { requireElement } from "#client/islands/require-element.ts";

/**
 * Splits the mail and the sentence into words, and measures how far each word of the sentence is from its place in
 * the mail. The styles move the words while the visitor scrolls.
 */
export function mount(root: HTMLElement) {
  const [stage, mail, sentence] = [":scope > div", "[data-mail]", "[data-sentence]"].map((part) =>
    requireElement(root, part),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const marks = [...mail.querySelectorAll("mark")];
  const others = splitWords(mail);
  const words = splitWords(sentence);
  const set = (element: HTMLElement, values: Record<string, number | string>) => {
    for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, String(value));
  };
  CSS.registerProperty({ name: "--words", syntax: "<integer>", inherits: false, initialValue: "0" });
  set(root, { all: others.length + marks.length, few: marks.length });
  // The fractions of the golden ratio are spread evenly, and neighbours differ much.
  for (const [index, word] of others.entries()) set(word, { i: (index * 0.618) % 1 });
  for (const row of [marks, words])
    for (const [index, word] of row.entries()) set(word, { i: index / (row.length - 1 || 1) });

  const measure = () => {
    delete root.dataset["measured"];
    root.toggleAttribute("data-tight", false);
    // Nothing may be cut. If the window is too small, both texts stand one below the other.
    if (stage.scrollHeight > stage.clientHeight) {
      root.toggleAttribute("data-tight", true);
      return;
    }
    const [first, ...rest] = words.map((word) => word.getBoundingClientRect());
    const frame = sentence.getBoundingClientRect();
    if (!first) return;
    const ends = [first, ...rest];
    for (const [index, to] of ends.entries()) {
      const from = marks[index]?.getBoundingClientRect() ?? to;
      const scale = from.width / to.width;
      set(words[index] as HTMLElement, {
        x: `${from.left - to.left}px`,
        y: `${from.top - to.top + (from.height - to.height * scale) / 2}px`,
        scale,
      });
    }
    const bracket = requireElement(root, "[data-closing]").getBoundingClientRect();
    set(root, {
      right: `${Math.max(...ends.map((end) => end.right)) + first.left - frame.left - bracket.right}px`,
      bottom: `${frame.bottom - bracket.bottom}px`,
      height: (frame.bottom - bracket.top) / bracket.height,
    });
    root.dataset["measured"] = "";
  };
  new ResizeObserver(async () => {
    await document.fonts.ready;
    requestAnimationFrame(measure);
  }).observe(stage);
}

/** Puts every word of an element's own text into an element. */
function splitWords(element: HTMLElement): HTMLElement[] {
  // VoiceOver would stop at every word.
  element.role = "text";
  return [...element.childNodes]
    .filter((node) => node instanceof Text)
    .flatMap((text) => {
      const parts = text.data.split(/(\s+)/).map((part) => {
        return part.trim() ? Object.assign(document.createElement("span"), { textContent: part }) : part;
      });
      text.replaceWith(...parts);
      return parts.filter((part) => part instanceof HTMLElement);
    });
}
