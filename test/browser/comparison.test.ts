import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { comparisonOn, hasComparison } from "./parts.ts";
import { phone, visit } from "./visit.ts";

const [{ paths }] = contents;

if (hasComparison) {
  test("the edge between two drawings follows mouse, finger and keyboard, and nobody leaves the page", async (t) => {
    for (const hasTouch of [false, true]) {
      const { page, problems } = await visit(
        t,
        paths.servicesPage,
        hasTouch ? { viewport: phone, hasTouch } : {},
      );
      const { root, handle, edge } = comparisonOn(page);
      await root.scrollIntoViewIfNeeded();
      await handle.waitFor();
      assert.equal(await edge(), 50);
      const { x, y, width, height } = (await root.boundingBox()) ?? assert.fail("no drawing");
      if (hasTouch) await page.touchscreen.tap(x + width * 0.8, y + height / 3);
      else {
        await page.mouse.move(x + width / 2, y + height / 2);
        await page.mouse.down();
        await page.mouse.move(x + width * 0.8, y + height / 2);
        await page.mouse.up();
      }
      assert.equal(await edge(), 80);
      await handle.press("Home");
      assert.ok(Number(await edge()) < 4);
      assert.deepEqual([new URL(page.url()).pathname, problems], [paths.servicesPage, []]);
    }
  });

  test("without JavaScript each drawing has its half, and there is no handle", async (t) => {
    const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled: false });
    const { root, handle, edge } = comparisonOn(page);
    assert.equal(await edge(), 50);
    assert.equal(await handle.count(), 0);
    assert.equal(await root.locator("> svg:last-child > path:visible").count(), 1);
  });
}
