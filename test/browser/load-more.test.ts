import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { island } from "./page-objects.ts";
import { focused, phone, visit } from "./visit.ts";

const [{ furtherServices, mainServices, paths, servicesPage }] = sites;
const [firstFurther] = furtherServices;
const lastFurther = furtherServices.at(-1);
const label = servicesPage.list.loadMore;

if (firstFurther && lastFurther) {
  test("Load More shows the further services with their pictures, disappears and focuses the first", async (t) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, problems } = await visit(t, paths.servicesPage, { viewport: phone, javaScriptEnabled });
      const button = island(page, "load-more").getByText(label, { exact: true });
      for (const { id } of mainServices) assert.ok(await page.locator(`#${id}`).isVisible(), id);
      for (const { id } of furtherServices) assert.equal(await page.locator(`#${id}`).isVisible(), false, id);
      if (javaScriptEnabled)
        await page.locator(`#${firstFurther.id}[tabindex]`).waitFor({ state: "attached" });
      await button.press("Enter");
      for (const { id, vignette } of furtherServices) {
        await page.locator(`#${id}`).waitFor();
        if (vignette) await page.locator(`#${id}`).getByRole("img", { name: vignette.alt }).waitFor();
      }
      assert.equal(await button.isVisible(), false);
      assert.deepEqual(problems, []);
      if (javaScriptEnabled)
        await page.waitForFunction((id) => document.activeElement?.id === id, firstFurther.id);
    }
  });

  test("a URL with a hidden service shows it without taking the focus, with script and without", async (t) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visit(t, `${paths.servicesPage}#${lastFurther.id}`, { javaScriptEnabled });
      await page.locator(`#${lastFurther.id}`).waitFor();
      await page.waitForLoadState("networkidle");
      assert.notEqual(await focused(page), firstFurther.id);
      const { top, bottom }: DOMRect = await page
        .locator(`#${lastFurther.id}`)
        .evaluate((card) => card.getBoundingClientRect().toJSON());
      assert.ok(top >= 0 && bottom <= 800, `it stands from ${top} to ${bottom} px`);
    }
  });
}
