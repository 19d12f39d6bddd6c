/** Runs in the page. Returns the texts whose ink leaves their box. */
export function findCutInk(): string[] {
  const context = document.createElement("canvas").getContext("2d");
  const faults: string[] = [];
  /** The edges of a text's letters on a line with this baseline. */
  function inkOf(text: string, element: Element, left: number, baseline: number, scale = 1) {
    if (!context) throw new Error("no canvas");
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = context.measureText(text);
    return {
      top: baseline - ink.actualBoundingBoxAscent * scale,
      bottom: baseline + ink.actualBoundingBoxDescent * scale,
      left: left - ink.actualBoundingBoxLeft * scale,
    };
  }
  function report(what: string, text: string, ink: { top: number; bottom: number }, box: DOMRect) {
    const [above, below] = [box.top - ink.top, ink.bottom - box.bottom].map(Math.round);
    if (Math.max(above ?? 0, below ?? 0) > 0)
      faults.push(`${what} cuts ${text}: ${above} px above, ${below} below`);
  }
  // A highlight is as tall as its letters.
  for (const mark of document.querySelectorAll("h1 mark")) {
    const probe = document.createElement("span");
    probe.style.display = "inline-block";
    mark.append(probe);
    const baseline = probe.getBoundingClientRect().bottom;
    probe.remove();
    report(
      "the highlight",
      mark.textContent,
      inkOf(mark.textContent, mark, 0, baseline),
      mark.getBoundingClientRect(),
    );
  }
  // A drawing clips what is outside.
  for (const text of document.querySelectorAll<SVGTextElement>("svg text")) {
    const drawing = text.ownerSVGElement;
    const scale = text.getScreenCTM()?.a ?? 1;
    if (!drawing?.checkVisibility() || getComputedStyle(drawing).overflow === "visible") continue;
    const { x, y } = text.getStartPositionOfChar(0).matrixTransform(text.getScreenCTM() ?? undefined);
    const words = text.textContent.trim();
    const ink = inkOf(words, text, x, y, scale);
    const box = drawing.getBoundingClientRect();
    report("a drawing", words, ink, box);
    if (ink.left < box.left - 1) faults.push(`a drawing cuts ${words} on the left`);
  }
  return faults;
}
