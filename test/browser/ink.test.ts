import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { everyPath } from "#test/support/every-path.ts";
import { brokenWords } from "./lost-text.ts";
import { phone, visit } from "./visit.ts";

const widths = [320, 375, 768, 1280];

test("nothing cuts letters off, and no word is broken, with the typeface of any company", {
  concurrency: 4,
}, async (t) => {
  await Promise.all(
    everyPath.map((path) =>
      t.test(path, async (t) => {
        const { page } = await visit(t, path, { reducedMotion: "reduce" });
        await page.evaluate(() => document.fonts.ready);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          assert.deepEqual(await page.evaluate(findFaults), [], `at ${width} px`);
          assert.deepEqual(await brokenWords(page), [], `at ${width} px`);
        }
      }),
    ),
  );
});

test("the hero's button is on the first screen, in each language", async (t) => {
  for (const { home, paths } of sites) {
    const { page } = await visit(t, paths.home);
    for (const viewport of [
      { width: 375, height: 667 },
      phone,
      { width: 1536, height: 730 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const button = page.getByRole("link", { name: home.action }).first();
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      const end = `${paths.home}: Home's heading is too long: its button ends at ${y + height} px`;
      assert.ok(y + height <= viewport.height, `${end} of ${viewport.height}`);
    }
  }
});

/** Runs in the page. Returns the texts whose ink leaves their box. */
function findFaults(): string[] {
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
