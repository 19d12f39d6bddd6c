import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { island } from "./page-objects.ts";
import { visit } from "./visit.ts";

const [{ paths, services }] = sites;

if (services.some(({ before }) => before))
  test("the edge between two drawings follows pointer and keys; without JavaScript it is in the middle", async (t) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled });
      const root = island(page, "comparison").first();
      await root.scrollIntoViewIfNeeded();
      const boxOf = async (part = root) => (await part.boundingBox()) ?? assert.fail("nothing to see");
      const { x, y, width, height } = await boxOf();
      const edge = async () => {
        const line = await boxOf(root.locator("> :last-child"));
        return Math.round(((line.x + line.width / 2 - x) / width) * 100);
      };
      const handle = root.getByRole("slider");
      if (javaScriptEnabled) await handle.waitFor();
      assert.equal(await edge(), 50);
      assert.equal(await handle.count(), Number(javaScriptEnabled));
      if (!javaScriptEnabled) continue;
      await page.mouse.click(x + width * 0.8, y + height / 3);
      assert.equal(await edge(), 80);
      await handle.press("ArrowRight");
      assert.equal(await edge(), 81);
    }
  });
