import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { hasTimetable, timetableOn } from "./parts.ts";
import { visit } from "./visit.ts";

const [{ layout, paths }] = contents;
const dark = { forcedColors: "active", colorScheme: "dark" } as const;

test("in forced colours the claim's mark has no plate behind its words, and one entry of the menu differs", async (t) => {
  const { page } = await visit(t, paths.home, dark);
  const mark = await page.locator("h1 mark").evaluate((mark) => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(mark);
    return { forcedColorAdjust, isVisible: color !== backgroundColor };
  });
  assert.deepEqual(mark, { forcedColorAdjust: "none", isVisible: true });
  const entries = page.getByRole("navigation", { name: layout.menu.navigation }).getByRole("link");
  const looks = await entries.evaluateAll((entries) =>
    entries.map((entry) => {
      const { borderBottom, textDecorationLine, backgroundImage } = getComputedStyle(entry);
      return [borderBottom, textDecorationLine, backgroundImage].join();
    }),
  );
  assert.equal(looks.filter((look) => look === looks[0]).length, 1, looks.join("\n"));
});

if (hasTimetable) {
  test("in forced colours the timetable's frame is dark on the picture, which is light", async (t) => {
    const { page } = await visit(t, paths.projectsPage, dark);
    const { lesson, reach } = timetableOn(page);
    await reach();
    const frame = await lesson.evaluate((lesson) => getComputedStyle(lesson).outlineColor);
    const [red = 255] = /\d+/.exec(frame)?.map(Number) ?? [];
    assert.ok(red < 60, frame);
  });
}
