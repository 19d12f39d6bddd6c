import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { contents } from "#shared/site-pages.ts";
import { desktop, type Facts, phone, type Visitor } from "#test/engines/visitor.ts";

const [{ paths, projects, furtherServices, mainServices }] = contents;

/** Parts far down their pages, below sections that the browser has not laid out when it looks for them. */
const anchors = [
  [paths.home, "testimonials"],
  [paths.home, "contact"],
  [paths.about, "process"],
  [paths.services, furtherServices.at(-1)?.id],
  [paths.projects, projects.at(-1)?.id],
] as const;

/** How far a place may be off after a reload, in pixels: then all sections above it have estimated heights. */
const nearly = 100;

/** That a browser shows the right place of a page whose sections it lays out only near the window. */
export const placeFacts: Facts = {
  ...Object.fromEntries(
    anchors.flatMap(([path, id]) =>
      [phone, desktop].map((width) => [
        `an address with #${id} shows that part of ${path}, at ${width} px`,
        async (visitor: Visitor) => {
          await visitor.open(`${path}#${id}`, width);
          await assertTargetIsInPlace(visitor);
        },
      ]),
    ),
  ),

  "a link from the footer leads to its service": async (visitor) => {
    await visitor.open(paths.services, phone);
    await visitor.scrollToEnd();
    await visitor.click(`footer a[href="${paths.services}#${mainServices[1]?.id}"]`);
    await assertTargetIsInPlace(visitor);
  },

  "Back shows the place that was left, and a reload shows it nearly": async (visitor) => {
    const id = "testimonials";
    const readTop = async () => {
      await sleep(500);
      return visitor.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0, id);
    };
    await visitor.open(paths.home, phone);
    await visitor.scrollToEnd();
    await visitor.evaluate((id) => document.getElementById(id)?.scrollIntoView(), id);
    const left = await readTop();

    await visitor.evaluate((path) => void setTimeout(() => location.assign(path)), paths.about);
    await visitor.arrive(paths.about);
    await visitor.goBack(paths.home);
    const back = await readTop();
    assert.ok(Math.abs(back - left) <= 2, `${back} instead of ${left} px below the window's edge`);

    await visitor.evaluate(() => {
      document.title = "before the reload";
      setTimeout(() => location.reload());
    });
    await visitor.until("the page is new", () => document.title !== "before the reload");
    await visitor.arrive(paths.home);
    const again = await readTop();
    assert.ok(Math.abs(again - left) <= nearly, `${again} instead of ${left} px below the window's edge`);
  },
};

/** Asserts that the target of the address is at the window's upper edge, or that the page's end is in the window. */
async function assertTargetIsInPlace(visitor: Visitor) {
  // Sections that come near the window get their real heights.
  await sleep(500);
  const { top, place, isAtEnd } = await visitor.evaluate(() => ({
    top: document.querySelector(":target")?.getBoundingClientRect().top ?? Number.NaN,
    place: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    isAtEnd: scrollY + innerHeight > document.documentElement.scrollHeight - 2,
  }));
  assert.ok(
    Math.abs(top - place) < 5 || (isAtEnd && top > place),
    `its top is at ${top} instead of ${place} px`,
  );
}
