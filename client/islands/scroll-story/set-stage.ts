import { wrapWords } from "#client/islands/wrap-words.ts";

type MailPart = "stage" | "heading" | "count" | "mail" | "frame" | "sender" | "mailText" | "sentence";
/** There are several of the last three. */
type ProductPart = "solution" | "product" | "ground" | "page" | "day" | "doctor" | "time";
type FigurePart = "figure" | "before" | "level" | "rider" | "number";
export type Parts = Record<MailPart | ProductPart | FigurePart, HTMLElement>;

/** What moves on the stage in place of the text, which stays whole for find in page and for screen readers. */
export interface Stage {
  /** Copies of the email's other words, each at its word's place. */
  layer: HTMLElement;
  /** Copies of the sentence's words, large. */
  words: readonly HTMLElement[];
}

/** Sets the stage. Returns `undefined` where it is too small, because no text may be cut off. */
export function setStage(root: HTMLElement, parts: Parts): Stage | undefined {
  const { mail, mailText } = parts;
  const heading = parts.solution.firstElementChild as HTMLElement;
  root.toggleAttribute("data-staged", true);

  const sentence = parts.sentence.cloneNode(true) as HTMLElement;
  sentence.dataset["part"] = "flight";
  const layer = document.createElement("div");
  layer.dataset["part"] = "scattered";
  for (const copy of [sentence, layer]) copy.ariaHidden = "true";
  parts.product.after(sentence);
  const words = wrapWords(sentence);
  for (const word of words) {
    word.dataset["text"] = word.textContent;
    word.textContent = "";
  }

  // The email is as large as fits: its height grows with the square of its text.
  const floor = bottomOf(parts.stage) - Number.parseFloat(getComputedStyle(parts.stage).paddingBottom);
  const { top, height } = mail.getBoundingClientRect();
  mail.style.fontSize = `calc(${0.97 * Math.sqrt((floor - top) / height)} * ${getComputedStyle(mail).fontSize})`;

  const texts = measureWords(mailText);
  const corner = mail.getBoundingClientRect();
  layer.style.lineHeight = `${texts[0]?.box.height}px`;
  for (const { text, box } of texts) {
    const word = document.createElement("span");
    word.dataset["text"] = text;
    word.style.left = `${box.left - corner.left}px`;
    word.style.top = `${box.top - corner.top}px`;
    layer.append(word);
  }
  mail.append(layer);

  // A long heading is as large as fits in one line.
  heading.style.fontSize = `${Math.min(1, heading.clientWidth / heading.scrollWidth)}em`;
  const fits =
    Math.max(bottomOf(mail), bottomOf(sentence)) < floor && bottomOf(parts.page) < bottomOf(parts.ground) + 1;
  if (!fits) clearStage(root, parts);
  return fits ? { layer, words } : undefined;
}

/** Below each other, email, sentence and product remain as the server sent them. */
export function clearStage(root: HTMLElement, { mail, solution }: Parts) {
  for (const copy of root.querySelectorAll("[data-part=flight], [data-part=scattered]")) copy.remove();
  for (const enlarged of [mail, solution.firstElementChild as HTMLElement]) enlarged.style.fontSize = "";
  root.toggleAttribute("data-staged", false);
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom - 1;

/** The words of an element's own text, each with its box. */
export function measureWords(element: Element) {
  const range = document.createRange();
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return texts.flatMap((node) =>
    [...node.data.matchAll(/\S+/g)].map(({ 0: text, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      return { text, box: range.getBoundingClientRect() };
    }),
  );
}
