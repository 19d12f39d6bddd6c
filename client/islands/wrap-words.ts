/** Wraps every word of an element's own text in a span. Returns the spans. */
export function wrapWords(element: HTMLElement): HTMLElement[] {
  // Otherwise VoiceOver would stop at every word.
  element.role = "text";
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  for (const text of texts) {
    const parts = text.data.split(/(\s+)/).filter(Boolean);
    const toNode = (part: string) =>
      part.trim() ? Object.assign(document.createElement("span"), { textContent: part }) : part;
    text.replaceWith(...parts.map(toNode));
  }
  return [...element.querySelectorAll<HTMLElement>(":scope > span")];
}
