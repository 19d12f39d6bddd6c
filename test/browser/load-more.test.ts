import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { island } from "./support/page-objects.ts";
import { focused, phone, redrawn, visit } from "./support/visit.ts";

const [{ furtherServices, mainServices, paths, servicesPage }] = sites;
const [firstFurther] = furtherServices;
const lastFurther = furtherServices.at(-1);
const label = servicesPage.list.loadMore;

/** A service's name in the list, which opens it. */
const nameOn = (page: Page, title: string) =>
  page.locator("#services summary").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("one service is open at a time: the first, then the one whose name is pressed, with script and without", async (t) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled });
    for (const service of mainServices) {
      if (service !== mainServices[0]) await nameOn(page, service.title).press("Enter");
      await page.locator(`#${service.id}`).waitFor();
      for (const { id } of mainServices)
        assert.equal(
          await page.locator(`#${id}`).isVisible(),
          id === service.id,
          `${id} beside ${service.id}`,
        );
    }
  }
});

test("in a large window, the stage always has one picture, no taller than the window, without script too", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled: false });
  const pictures = page.locator("#services img").filter({ visible: true });
  const stageIs = async (alt: string | undefined) => {
    assert.equal(await pictures.count(), 1);
    assert.equal(await pictures.getAttribute("alt"), alt);
    assert.ok(((await pictures.boundingBox())?.height ?? 9e9) <= 800);
  };
  const [first, second] = mainServices;
  await stageIs(first?.picture?.alt);
  await nameOn(page, second?.title ?? "").press("Enter");
  await stageIs(second?.picture?.alt);
  await nameOn(page, second?.title ?? "").press("Enter");
  await page.getByText(label, { exact: true }).press("Enter");
  await stageIs(first?.picture?.alt);
});

test("on a phone, the pressed name stays in the window although the service above it closes", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { viewport: phone });
  await page.waitForLoadState("networkidle");
  for (const { title } of mainServices) {
    await nameOn(page, title).click();
    await redrawn(page);
    const { top } = await nameOn(page, title).evaluate((name) => name.getBoundingClientRect());
    assert.ok(top >= 0 && top < phone.height, `${title} is at ${top} px`);
  }
});

if (firstFurther && lastFurther) {
  test("Load More shows the further services, disappears, and focuses the first", async (t) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, problems } = await visit(t, paths.servicesPage, { viewport: phone, javaScriptEnabled });
      const button = island(page, "load-more").getByText(label, { exact: true });
      for (const { title } of mainServices) assert.ok(await nameOn(page, title).isVisible(), title);
      for (const { title } of furtherServices)
        assert.equal(await nameOn(page, title).isVisible(), false, title);
      if (javaScriptEnabled) await page.waitForLoadState("networkidle");
      await button.press("Enter");
      for (const { title } of furtherServices) await nameOn(page, title).waitFor();
      assert.equal(await button.isVisible(), false);
      assert.deepEqual(problems, []);
      if (javaScriptEnabled)
        await page.waitForFunction(
          (title) => document.activeElement?.querySelector("h3")?.textContent === title,
          firstFurther.title,
        );
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
} else test("load-more", { skip: "the site has no further services" });
