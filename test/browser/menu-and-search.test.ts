import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { layout } from "#shared/content/layout.ts";
import { desktop, focused, phone, site, visit } from "./visit.ts";

const menuButton = (page: Page) => page.getByRole("button", { name: layout.menu.button, exact: true });
const searchButton = (page: Page) => page.getByRole("button", { name: layout.search.button, exact: true });
const menu = (page: Page) => page.locator("#menu");
const search = (page: Page) => page.locator("#search");
const input = (page: Page) => page.locator("#search-input");
const hasFocus = (element: Locator) => element.evaluate((element) => element === document.activeElement);

for (const javaScriptEnabled of [true, false]) {
  const when = javaScriptEnabled ? "with script" : "without script";

  test(`the menu of a phone opens, closes and gives the focus back, ${when}`, async (t) => {
    const { page, problems } = await visit(t, "/", { viewport: phone, javaScriptEnabled });
    assert.equal(await menu(page).isVisible(), false);
    await menuButton(page).click();
    assert.ok(await menu(page).isVisible());
    await menuButton(page).click();
    assert.equal(await menu(page).isVisible(), false);
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
      await page.waitForLoadState("networkidle");
      const before = requests.length;
      await page.keyboard.type("zyxa typed");
      await page.keyboard.press("Enter");
      assert.equal(await input(page).inputValue(), "zyxa typed");
      assert.ok(await input(page).isVisible());
      await page.keyboard.press("Escape");
      assert.equal(await search(page).isVisible(), false);
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

test("the buttons say which panel is theirs and whether it is open", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  for (const [button, id] of [
    [menuButton(page), "menu"],
    [searchButton(page), "search"],
  ] as const) {
    assert.equal(await button.getAttribute("aria-controls"), id);
    assert.equal(await button.getAttribute("aria-expanded"), "false");
    await button.click();
    await page.locator(`[aria-controls=${id}][aria-expanded=true]`).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(`[aria-controls=${id}][aria-expanded=false]`).waitFor();
  }
});

test("choosing an entry closes the menu, even after coming back", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await menuButton(page).click();
  // A new page has its menu closed anyway, so the first link is one that leaves the page where it is.
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

test("leaving a page closes its panels before the back/forward cache keeps it", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await searchButton(page).click();
  const open = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    return document.querySelectorAll(":popover-open").length;
  });
  assert.equal(open, 0);
});

test("a menu left open is closed when the window becomes wide", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await menuButton(page).click();
  await page.setViewportSize(desktop);
  await page.waitForFunction(() => !document.querySelector("#menu:popover-open"));
  assert.ok(await page.locator('#menu a[href="/about"]').isVisible(), "the wide menu stands open by itself");
  await page.setViewportSize(phone);
  assert.equal(await menu(page).isVisible(), false);
});

test("showing a phone's keyboard leaves the search open", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await searchButton(page).click();
  await page.setViewportSize({ width: 375, height: 420 });
  await page.waitForFunction(() => innerHeight === 420);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.ok(await input(page).isVisible());
});
