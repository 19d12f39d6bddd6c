type MailPart =
  | "stage"
  | "heading"
  | "count"
  | "mail"
  | "frame"
  | "sender"
  | "mailText"
  | "sentence"
  | "solution";
/** The free time in the picture, the figure before, and the one after, which sinks to the level. */
type ProductPart = "product" | "slot" | "level" | "before" | "after";
export type Parts = Record<MailPart | ProductPart, HTMLElement>;

export interface Stage {
  /** Large copies of the sentence's words move. The text stays whole for find in page and for screen readers. */
  flight: HTMLElement;
  words: readonly Word[];
}

/** A copy of a word, with its highlight, and its boxes: in the email, in the brackets, and small above the product. */
interface Word {
  copy: HTMLElement;
  highlighted: HTMLElement;
  mark: DOMRect;
  large: DOMRect;
  small: DOMRect;
}

/** Sets the stage. Returns `undefined` where it is too small, because no text may be cut off. */
export function setStage(root: HTMLElement, parts: Parts): Stage | undefined {
  const { stage, mail, mailText, sentence, solution } = parts;
  const flight = document.createElement("div");
  flight.dataset["part"] = "flight";
  flight.ariaHidden = "true";
  const copies = sentence.innerText.split(" ").map((word) => {
    const [copy, highlighted] = [document.createElement("span"), document.createElement("span")];
    for (const element of [copy, highlighted]) element.dataset["text"] = word;
    copy.append(highlighted);
    flight.append(copy, " ");
    return { copy, highlighted };
  });
  stage.append(flight);
  root.toggleAttribute("data-staged", true);

  // Everything is measured before anything is written. The email's height grows with the square of its text.
  const { paddingTop, fontSize } = getComputedStyle(mail);
  const [width, height, mailHeight] = [flight.clientWidth, flight.clientHeight, mail.clientHeight].map(
    (length) => length - 2 * Number.parseFloat(paddingTop),
  ) as [number, number, number];
  let letterSize = Math.sqrt(height / mailHeight) * Number.parseFloat(fontSize);
  const captionSize = Number.parseFloat(getComputedStyle(sentence).fontSize);
  const widths = measureWords(sentence).map((box) => box.width / captionSize);
  const solutionSize = Number.parseFloat(getComputedStyle(solution).fontSize);
  const solutionScale = Math.min(1, solution.clientWidth / solution.scrollWidth);

  flight.style.fontSize = `${fitWords(widths, width, height)}px`;
  solution.style.fontSize = `${solutionScale * solutionSize}px`;

  do {
    letterSize *= 0.98;
    mail.style.fontSize = `${letterSize}px`;
  } while (letterSize > 12 && mail.clientHeight > flight.clientHeight);
  if (letterSize < 12) return clearStage(root, parts);
  const [marks, small] = [[...mailText.querySelectorAll("mark")].map(boxOf), measureWords(sentence)];
  const words = copies.map(({ copy, highlighted }, index) => ({
    copy,
    highlighted,
    mark: marks[index] as DOMRect,
    large: boxOf(copy),
    small: small[index] as DOMRect,
  }));
  return { flight, words };
}

/** Below each other, email, sentence and product remain as the server sent them. */
export function clearStage(root: HTMLElement, { mail, solution }: Parts): undefined {
  root.querySelector("[data-part=flight]")?.remove();
  for (const sized of [mail, solution]) sized.style.fontSize = "";
  root.toggleAttribute("data-staged", false);
}

export const boxOf = (element: Element) => element.getBoundingClientRect();

/** The boxes of the words of an element that contains only text. */
function measureWords({ firstChild: text }: Element) {
  const range = document.createRange();
  return [...(text as Text).data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    range.setStart(text as Text, index);
    range.setEnd(text as Text, index + word.length);
    return range.getBoundingClientRect();
  });
}

/** The largest font size at which words with these widths, in em, fill a box. Lines are 1.05 em high. */
function fitWords(widths: readonly number[], width: number, height: number) {
  const countLines = (size: number) => {
    let [lines, x] = [1, 0];
    for (const word of widths) {
      if (x > 0 && (x + word + 0.22) * size > width) [lines, x] = [lines + 1, 0];
      x += word + 0.25;
    }
    return lines;
  };
  let size = width / (Math.max(...widths) + 0.22);
  while (countLines(size) * 1.05 * size > height) size *= 0.98;
  // Fewer lines read better.
  for (let smaller = size; smaller > 0.85 * size; smaller *= 0.98)
    if (countLines(smaller) < countLines(size)) return smaller;
  return size;
}
