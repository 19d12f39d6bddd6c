import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { desktop, focused, phone, site, visit } from "./visit.ts";

const [{ layout }] = contents;
const menuButton = (page: Page) => page.getByRole("button", { name: layout.menu.button, exact: true });
const searchButton = (page: Page) => page.getByRole("button", { name: layout.search.button, exact: true });
const menu = (page: Page) => page.locator("#menu");
const search = (page: Page) => page.locator("#search");
const input = (page: Page) => page.locator("#search-input");
/** Waits until the button's state says whether the panel is open. */
const saysOpen = (page: Page, id: string, open: boolean) =>
  page.locator(`[popovertarget=${id}][aria-controls=${id}][aria-expanded=${open}]`).waitFor();
const hasFocus = (element: Locator) => element.evaluate((element) => element === document.activeElement);

for (const javaScriptEnabled of [true, false]) {
  const when = javaScriptEnabled ? "with script" : "without script";

  test(`the menu of a phone opens, closes and gives the focus back, ${when}`, async (t) => {
    const { page, problems } = await visit(t, "/", { viewport: phone, javaScriptEnabled });
    assert.equal(await menu(page).isVisible(), false);
    await menuButton(page).click();
    assert.ok(await menu(page).isVisible());
    if (javaScriptEnabled) await saysOpen(page, "menu", true);
    await menuButton(page).click();
    assert.equal(await menu(page).isVisible(), false);
    if (javaScriptEnabled) await saysOpen(page, "menu", false);
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.ok(await hasFocus(page.locator("#menu a").first()));
    await page.keyboard.press("Escape");
    assert.equal(await menu(page).isVisible(), false);
    assert.ok(await hasFocus(menuButton(page)));
    assert.deepEqual(problems, []);
  });

  for (const viewport of [phone, desktop]) {
    test(`the search opens and closes at ${viewport.width} px, ${when}, and searches nothing`, async (t) => {
      const { page, requests } = await visit(t, "/about", { viewport, javaScriptEnabled });
      assert.equal(await search(page).isVisible(), false);
      await searchButton(page).click();
      assert.equal(await focused(page), "search-input");
      if (javaScriptEnabled) await saysOpen(page, "search", true);
      await page.waitForLoadState("networkidle");
      const before = requests.length;
      await page.keyboard.type("zyxa typed");
      await page.keyboard.press("Enter");
      assert.equal(await input(page).inputValue(), "zyxa typed");
      assert.ok(await input(page).isVisible());
      await page.keyboard.press("Escape");
      assert.equal(await search(page).isVisible(), false);
      if (javaScriptEnabled) await saysOpen(page, "search", false);
      assert.ok(await hasFocus(searchButton(page)));
      await searchButton(page).click();
      assert.ok(await search(page).isVisible());
      await searchButton(page).click();
      assert.equal(await search(page).isVisible(), false);
      assert.equal(page.url(), `${site.origin}/about`);
      assert.equal(requests.length, before);
      assert.doesNotMatch(site.log(), /zyxa/);
    });
  }
}

test("choosing an entry closes the menu, even after coming back", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await menuButton(page).click();
  // A new page always has its menu closed, so the click on the first link must not leave this page.
  await page.evaluate(() =>
    addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true }),
  );
  await page.locator('#menu a[href^="tel:"]').click();
  assert.equal(await menu(page).isVisible(), false);
  await menuButton(page).click();
  await page.locator('#menu a[href="/about"]').click();
  await page.waitForURL("**/about");
  assert.equal(await menu(page).isVisible(), false);
  await page.goBack();
  assert.equal(new URL(page.url()).pathname, "/");
  assert.equal(await menu(page).isVisible(), false);
  assert.equal(await menuButton(page).getAttribute("aria-expanded"), "false");
});

test("tabbing past an open panel closes it, so that it never covers what has the focus", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  for (const [button, panel] of [
    [menuButton(page), menu(page)],
    [searchButton(page), search(page)],
  ] as const) {
    await button.focus();
    await page.keyboard.press("Enter");
    assert.ok(await panel.isVisible());
    for (let stops = 0; stops < 20; stops++) await page.keyboard.press("Tab");
    assert.equal(await panel.isVisible(), false);
  }
});

test("an open panel outlives a phone's keyboard, but not a window that becomes wide, nor the page", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await menuButton(page).click();
  await page.setViewportSize(desktop);
  await page.waitForFunction(() => !document.querySelector("#menu:popover-open"));
  assert.ok(await page.locator('#menu a[href="/about"]').isVisible(), "the wide menu stands open by itself");
  await page.setViewportSize(phone);
  assert.equal(await menu(page).isVisible(), false);

  await searchButton(page).click();
  await page.setViewportSize({ width: phone.width, height: 420 });
  await page.waitForFunction(() => innerHeight === 420);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.ok(await input(page).isVisible());

  // Simulates that the back/forward cache stores the page.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  assert.equal(await search(page).isVisible(), false);
});
