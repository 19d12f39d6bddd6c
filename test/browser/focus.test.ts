import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { paths } from "#shared/public-files.ts";
import { everyPath } from "#test/support/every-path.ts";
import { contrasting, pixelsOf } from "#test/support/pixels.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { desktop, phone, visit } from "./visit.ts";

/** A focused element that has not had the focus before. */
interface Control {
  name: string;
  box: { x: number; y: number; width: number; height: number };
  /** Whether Enter shows more: a panel, hidden content or errors. */
  opens: boolean;
  /** Whether it is the same on every page: in the header or footer, and not the link of the current page. */
  isFrame: boolean;
}

const ways = [
  { viewport: phone, colorScheme: "light" },
  { viewport: desktop, colorScheme: "dark" },
] as const;

for (const path of everyPath) {
  // Both run at once, because they mostly wait for frames.
  test(`${path} shows by keyboard what has the focus`, { concurrency: true }, async (t) => {
    await Promise.all(
      ways.map((way) =>
        t.test(`at ${way.viewport.width} px, ${way.colorScheme}`, async (t) => {
          const { page } = await visit(t, path, { ...way, reducedMotion: "reduce" });
          await scrollToEnd(page);
          await page.evaluate(() => {
            scrollTo(0, 0);
            Object.assign(window, { met: new Set() });
          });
          // The header and footer are checked on one page only, because each control needs two screenshots.
          assert.deepEqual(await walk(page, path === paths.home), { unseen: [], missed: [] });
        }),
      ),
    );
  });
}

/** Tabs once through a page and through what opens on it. */
async function walk(page: Page, withFrame: boolean) {
  const unseen: string[] = [];
  await page.keyboard.press("Tab");
  for (let steps = 0; steps < 150; steps++) {
    const control = await focusedControl(page);
    if (control === "none") break;
    if (control !== "met") {
      const isLookedAt = withFrame || !control.isFrame;
      if (isLookedAt && !(await isSeen(page, control.box))) unseen.push(control.name);
      if (control.opens) {
        await page.keyboard.press("Enter");
        await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        });
        // Some controls move the focus when they open.
        if (await page.evaluate(hasNewFocus)) continue;
      }
    }
    await page.keyboard.press("Tab");
  }
  return { unseen, missed: await missed(page) };
}

test("a mouse leaves no ring behind", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  const button = page.locator("[popovertarget=menu]");
  await button.click();
  assert.deepEqual(
    await button.evaluate((button) => [
      document.activeElement === button,
      getComputedStyle(button).outlineStyle,
    ]),
    [true, "none"],
  );
});

type Walked = Window & { met: Set<Element> };

function hasNewFocus() {
  const { activeElement } = document;
  return !!activeElement && !(window as unknown as Walked).met.has(activeElement);
}

function focusedControl(page: Page): Promise<Control | "met" | "none"> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return "none";
    const { met } = window as unknown as Walked;
    if (met.has(element)) return "met";
    met.add(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      name: element.outerHTML.slice(0, 120),
      box: { x, y, width, height },
      opens: element.matches("[popovertarget], summary, form button"),
      isFrame: element.matches("body > :not(main) *:not([aria-current])"),
    };
  });
}

/** Focusable elements that never had the focus. */
function missed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { met } = window as unknown as Walked;
    const all = document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, [tabindex]:not(:empty)",
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !met.has(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * Compares a control with and without focus. At least as many pixels as half its outline must differ, with
 * the contrast that WCAG 2.2 requires for a state (1.4.11).
 */
async function isSeen(page: Page, { x, y, width, height }: Control["box"]): Promise<boolean> {
  const around = 10;
  const window = page.viewportSize() ?? desktop;
  const left = Math.max(0, x - around);
  const top = Math.max(0, y - around);
  const clip = {
    x: left,
    y: top,
    width: Math.min(window.width, x + width + around) - left,
    height: Math.min(window.height, y + height + around) - top,
  };
  if (clip.width <= 0 || clip.height <= 0) return false;
  const focused = await pixelsOf(await page.screenshot({ clip }));
  const control = await page.evaluateHandle(() => {
    const { activeElement } = document;
    (activeElement as HTMLElement).blur();
    return activeElement as HTMLElement;
  });
  const blurred = await pixelsOf(await page.screenshot({ clip }));
  await control.evaluate((element) => element.focus());
  return contrasting(focused, blurred, 3) >= width + height;
}
