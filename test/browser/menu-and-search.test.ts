import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import sharp from "sharp";
import { sites } from "#shared/pages.ts";
import { innerPath, unknownPaths } from "#test/support/paths.ts";
import { openCachingBrowser } from "./support/browser.ts";
import { checkState } from "./support/check-state.ts";
import { desktop, hasFocus, nextFrames, phone, visit } from "./support/visit.ts";

const [{ layout, menu: entries, paths }] = sites;

/** The header's two disclosures: the button, and the first element in the panel that it opens. */
function partsOf(page: Page) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const navigation = page.getByRole("navigation", { name: layout.menu.navigation });
  return {
    menu: { button: button(layout.menu.button), first: navigation.getByRole("link").first() },
    search: { button: button(layout.search.button), first: page.getByRole("search").getByRole("textbox") },
    lastLink: navigation.getByRole("link", { name: entries.at(-1)?.label ?? "", exact: true }),
  };
}

test("on a phone, menu and search open, close and return the focus, with script and without", async (t) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, problems } = await visit(t, paths.home, { viewport: phone, javaScriptEnabled });
    const { menu, search } = partsOf(page);
    for (const { button, first } of [menu, search]) {
      /** Waits until the panel is open or closed and the button's state matches. Without script, it has no state. */
      const waitUntilOpen = async (open: boolean) => {
        await first.waitFor({ state: open ? "visible" : "hidden" });
        const state = javaScriptEnabled ? `[aria-expanded=${open}]` : "*";
        await button.and(page.locator(state)).waitFor();
      };
      await waitUntilOpen(false);
      await button.click();
      await waitUntilOpen(true);
      if (javaScriptEnabled) await checkState(page, "header");
      await button.click();
      await waitUntilOpen(false);
      await button.press("Enter");
      await waitUntilOpen(true);
      // The search has it at once.
      if (first === menu.first) await page.keyboard.press("Tab");
      assert.ok(await first.evaluate(hasFocus));
      await page.keyboard.press("Escape");
      await waitUntilOpen(false);
      assert.ok(await button.evaluate(hasFocus));
    }
    assert.deepEqual(problems, []);
  }
});

test("the menu leaves while the visitor scrolls down, comes back while they scroll up, and shows its buttons in forced colours", async (t) => {
  // The first section of the error page has the accent colour.
  const [errorPath = ""] = unknownPaths;
  const { page } = await visit(t, errorPath, { viewport: phone, colorScheme: "dark" });
  const { menu, search } = partsOf(page);
  for (const [path, viewport] of [
    [errorPath, phone],
    [innerPath, phone],
    [innerPath, desktop],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(new URL(path, page.url()).href);
    const element = await (viewport === phone ? menu.button : menu.first).elementHandle();
    for (const distance of [900, -100]) {
      await page.mouse.wheel(0, distance);
      await page.waitForFunction(
        ([element, distance]) => element && element.getBoundingClientRect().top > 0 === distance < 0,
        [element, distance] as const,
      );
    }
    const header = page.locator("header");
    const { color, backgroundColor } = await header.evaluate((header) => ({ ...getComputedStyle(header) }));
    assert.notEqual(color, backgroundColor);
  }
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize(phone);
  await page.evaluate(() => scrollTo(0, 0));
  for (const { button } of [menu, search]) {
    const { channels } = await sharp(await button.screenshot()).stats();
    assert.ok(
      channels.some(({ min, max }) => max - min > 100),
      "a button's icon in forced colours, which replace backgrounds",
    );
  }
});

test("on a scrolled page, the menu is below the header and moves nothing, and is closed when Back restores the page", async (t) => {
  const options = { open: openCachingBrowser, viewport: phone, reducedMotion: "reduce" } as const;
  const { page } = await visit(t, paths.home, options);
  const { menu, lastLink } = partsOf(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await menu.button.click();
  assert.equal(await page.locator("header").evaluate((header) => header.getBoundingClientRect().top), 0);
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("Escape");
  // The browser handles wheel events in order, and those after a frame without the menu scroll the page.
  await menu.first.waitFor({ state: "hidden" });
  await nextFrames(page);
  await page.mouse.wheel(0, 300);
  // Only after the menu was closed.
  await page.waitForFunction(() => scrollY === 1800, null, { polling: 50 });
  await page.evaluate(() => scrollTo(0, 0));
  await menu.button.click();
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  await lastLink.click();
  await page.waitForURL(`**${entries.at(-1)?.href}`);
  // A page from the back/forward cache fires no load event.
  await page.goBack({ waitUntil: "commit" });
  assert.ok(await page.evaluate(() => "isLeft" in window));
  assert.equal(await menu.first.isVisible(), false);
});

test("an open panel stays open when a phone's keyboard appears, but not when the window becomes wide", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  const { menu, search, lastLink } = partsOf(page);
  await menu.button.click();
  await page.setViewportSize(desktop);
  await page.waitForFunction(() => !document.querySelector(":popover-open"), null, { polling: 50 });
  assert.ok(await lastLink.isVisible(), "the wide menu stands open by itself");
  await page.setViewportSize(phone);
  await menu.first.waitFor({ state: "hidden" });

  await search.button.click();
  await page.setViewportSize({ width: phone.width, height: 420 });
  await nextFrames(page);
  assert.ok(await search.first.isVisible());
});
