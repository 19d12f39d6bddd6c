type MailPart =
  | "stage"
  | "heading"
  | "count"
  | "mail"
  | "frame"
  | "letter"
  | "mailText"
  | "sentence"
  | "solution";
/** The free time in the picture, the figure before, and the one after, which sinks to the level. */
type ProductPart = "product" | "slot" | "level" | "before" | "after";
export type Parts = Record<MailPart | ProductPart, HTMLElement>;

/** What moves on the stage. The texts stay whole for find in page and for screen readers. */
export interface Stage {
  flight: HTMLElement;
  words: readonly [Word, ...Word[]];
}

/** A copy of a word, with its highlight, and its boxes in the email and in the brackets. */
type Word = Record<"copy" | "highlighted", HTMLElement> & Record<"mark" | "large", DOMRect>;

/** The space in em on each side of a large word, as in stage.css. */
export const wordPadding = 0.12;

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

  // Email and sentence are as large as fits: a text's area grows with the square of its size.
  const [padding, em] = [pixels(mail, "paddingTop"), pixels(sentence, "fontSize")];
  const [width, height] = [flight.clientWidth - 2 * padding, flight.clientHeight - 2 * padding];
  const widths = measureWords(sentence).map((box) => box.width / em + 2 * wordPadding);
  // In a wide window, fewer lines read better.
  const area = (width > height ? 1.75 : 1.5) * widths.reduce((sum, word) => sum + word);
  let flightSize = Math.min(width / Math.max(...widths), Math.sqrt((width * height) / area));
  let mailSize = pixels(mail, "fontSize") * Math.sqrt(height / (mail.clientHeight - 2 * padding));
  // The heading is as large as fits in one line.
  const part = Math.min(1, solution.clientWidth / solution.scrollWidth);
  solution.style.fontSize = `${part * pixels(solution, "fontSize")}px`;
  do {
    [flightSize, mailSize] = [0.98 * flightSize, 0.98 * mailSize];
    flight.style.fontSize = `${flightSize}px`;
    mail.style.fontSize = `${mailSize}px`;
  } while (mailSize > 12 && Math.max(mail.clientHeight, flight.scrollHeight) > flight.clientHeight);
  if (mailSize < 12) return clearStage(root, parts);

  const marks = [...mailText.children].map(boxOf);
  const words = copies.map((word, index) => ({ ...word, mark: marks[index], large: boxOf(word.copy) }));
  return { flight, words: words as [Word, ...Word[]] };
}

/** Below each other, email, sentence and product remain as the server sent them. */
export function clearStage(root: HTMLElement, { mail, solution }: Parts): undefined {
  root.querySelector("[data-part=flight]")?.remove();
  for (const sized of [mail, solution]) sized.style.fontSize = "";
  root.toggleAttribute("data-staged", false);
}

export const boxOf = (element: Element) => element.getBoundingClientRect();

export const pixels = (element: Element, property: "paddingTop" | "lineHeight" | "fontSize") =>
  Number.parseFloat(getComputedStyle(element)[property]);

/** The boxes of the words of an element that contains only text. */
function measureWords({ firstChild }: Element) {
  const [text, range] = [firstChild as Text, document.createRange()];
  return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getBoundingClientRect();
  });
}
