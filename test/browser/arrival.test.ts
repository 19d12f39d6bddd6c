import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { pages } from "#shared/pages.ts";
import { desktop, phone, visit, withoutStorage } from "./visit.ts";

const paths = pages.map(({ path }) => path);
const withoutEntry = (page: Page) => page.route("**/entry-client-*.js", (route) => route.abort());
const withoutFonts = (page: Page) => page.route("**/*.woff2", (route) => route.abort());

/** The browser says that it has painted when the page gets the event "painted". */
const withPaintHeldBack = (page: Page) =>
  page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "paint") return observe.call(this, options);
      document.documentElement.dataset["awaits"] = "paint";
      addEventListener("painted", () => observe.call(this, options), { once: true });
    };
  });

for (const path of paths) {
  test(`a phone that comes to ${path} asks for the faces after its first paint, and wears them`, async (t) => {
    const { page } = await visit(t, path, { viewport: phone });
    await completed(page);
    const { frame, painted, asked } = await page.evaluate(() => ({
      frame: performance.getEntriesByName("first-paint")[0]?.startTime,
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType("resource")
        .flatMap(({ name, startTime }) => (name.endsWith(".woff2") ? startTime : [])),
    }));
    assert.equal(frame, painted, "the first frame shows an empty body");
    assert.equal(asked.length, 2);
    for (const time of asked) assert.ok(time > painted, `${time} > ${painted}`);
    assert.equal(await page.evaluate(countSkipped), 0);
    assert.equal(await page.locator('[data-arrived="undressed"]').count(), 0);
    assert.match(await faceOf(page, "h1"), /^"Familjen Grotesk"/);
  });

  test(`${path} is whole on a phone without scripts`, async (t) => {
    const { page } = await visit(t, path, { viewport: phone, javaScriptEnabled: false });
    assert.equal(await page.locator("[data-arrival]").count(), 0);
    assert.equal(await page.locator('head link[rel="preload"][as="font"]').count(), 4, "two for each width");
  });

  test(`${path} puts parts off on a phone, and in none of them anything counts`, async (t) => {
    const { page } = await visit(t, path, { viewport: phone, before: withoutEntry });
    // A part is put off by the first frame, which can be later than the load.
    await page.waitForFunction(countSkipped);
    const counting = await page.$$eval("main *", (elements) =>
      elements.flatMap((each) => {
        const { counterIncrement } = getComputedStyle(each);
        return counterIncrement.includes("section") ? `${each.tagName} ${counterIncrement}` : [];
      }),
    );
    assert.deepEqual([...new Set(counting)], ["SECTION section 1"]);
    // Its largest paint would come a frame later.
    const putOff = await page.$$eval(
      "[fetchpriority=high]",
      (pictures) =>
        pictures.flatMap((picture) => {
          const around = [];
          for (let each = picture.parentElement; each; each = each.parentElement) around.push(each);
          return around.filter((each) => getComputedStyle(each).contentVisibility !== "visible");
        }).length,
    );
    assert.equal(putOff, 0, "the page's first picture is put off");
  });
}

test("a phone's faces wait for its first paint, however late that is", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone, before: withPaintHeldBack });
  await page.waitForFunction(() => document.documentElement.dataset["awaits"] === "paint");
  const isFace = (name: string) => name.endsWith(".woff2");
  const asked = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.deepEqual((await asked()).filter(isFace), []);
  assert.notEqual(await page.evaluate(countSkipped), 0);
  await page.evaluate(() => dispatchEvent(new Event("painted")));
  await completed(page);
  assert.equal((await asked()).filter(isFace).length, 2);
});

test("the next page of a phone wears the site's faces from the first paint", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await completed(page);
  await page.goto("/about");
  assert.equal(await arrival(page), undefined);
  assert.match(await faceOf(page, "h1"), /^"Familjen Grotesk"/);
  assert.equal(await page.evaluate(countSkipped), 0);
});

test("a link to a place on a page finds the whole page laid out", async (t) => {
  const { page } = await visit(t, "/#testimonials", { viewport: phone, before: withoutEntry });
  assert.equal(await arrival(page), undefined);
  assert.equal(await page.evaluate(countSkipped), 0);
  const top = await page.locator("#testimonials").evaluate((section) => section.getBoundingClientRect().top);
  assert.ok(Math.abs(top) < 100, `${top}`);
});

test("a face that would break a line elsewhere is not worn before the next page", async (t) => {
  const larger = (page: Page) =>
    page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('section:not([data-arrived="dressed"]) h1 { font-size: 1em }');
        document.adoptedStyleSheets = [sheet];
      });
    });
  const { page } = await visit(t, "/", { viewport: phone, before: larger });
  await completed(page);
  assert.match(await faceOf(page, "h1"), /^"Familjen Fallback"/);
  assert.match(await faceOf(page, "h2"), /^"Familjen Grotesk"/);
});

test("a phone whose fonts cannot be had gets the whole page", async (t) => {
  const { page, problems } = await visit(t, "/", { viewport: phone, before: withoutFonts });
  await completed(page);
  assert.equal(await page.evaluate(countSkipped), 0);
  assert.deepEqual(
    problems.filter((problem) => !problem.includes("ERR_FAILED")),
    [],
  );
});

test("a phone that refuses storage is like any other", async (t) => {
  const { page, problems } = await visit(t, "/", { viewport: phone, before: withoutStorage });
  assert.equal(await arrival(page), "");
  await completed(page);
  assert.match(await faceOf(page, "h1"), /^"Familjen Grotesk"/);
  await page.goto("/about");
  assert.equal(await arrival(page), undefined);
  assert.deepEqual(problems, []);
});

test("a wide window has its faces preloaded and nothing put off", async (t) => {
  const { page } = await visit(t, "/", { viewport: desktop, before: withoutEntry });
  assert.equal(await arrival(page), undefined);
  assert.equal(await page.evaluate(countSkipped), 0);
  assert.match(await faceOf(page, "h1"), /^"Familjen Grotesk"/);
});

/** Waits until nothing is left of what an arrival puts off. */
const completed = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector("[data-arrival] :is(main > section, footer):not([data-arrived])"),
  );

const arrival = (page: Page) => page.evaluate(() => document.documentElement.dataset["arrival"]);

const faceOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

/** Runs in the page: how many of its parts have no layout yet. */
const countSkipped = () =>
  [...document.querySelectorAll("main > section, footer")].filter(
    ({ firstElementChild }) => !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  ).length;
