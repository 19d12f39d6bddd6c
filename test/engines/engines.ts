// npm run engines: tests in Firefox and WebKit what only another browser engine can break. npm test covers the rest in
// Chromium. It needs Debian's packages firefox-esr, webkit2gtk-driver and xvfb: engines as released, which Playwright
// cannot drive. It drives only its own patched builds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startOf } from "#client/pages/home/story/scenes.ts";
import { contactFields } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { startApp } from "#test/support/built-app.ts";
import { findPrograms } from "#test/support/find-programs.ts";
import { allPaths } from "#test/support/paths.ts";
import { startFirefox } from "./firefox.ts";
import { serveSite } from "./serve-site.ts";
import { createVisitor, type Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const [phone, desktop] = [390, 1440];
const [{ contactForm, layout, pageTexts, paths, story, ...content }] = sites;
const { about } = pageTexts;
const sentence = "We copy every order by hand.";
const changed = "We copy every order twice.";

type Journey = (visitor: Visitor) => Promise<void>;

const journeys: Readonly<Record<string, Journey>> = {
  "every page has its two typefaces, fits the window, and has no island that failed": async (visitor) => {
    for (const width of [phone, desktop])
      for (const path of allPaths) {
        await visitor.open(path, width);
        const found = await visitor.evaluate(scrollThrough);
        assert.deepEqual(
          found,
          { faces: 2, headerTop: 0, isTooWide: false, failed: 0 },
          `${path} at ${width} px`,
        );
      }
  },
  "the menu opens, its links work, and it is closed after Back": async (visitor) => {
    await visitor.open(paths.home, phone);
    await visitor.click("button", layout.menu.button);
    await visitor.finds("#menu:popover-open");
    await visitor.click("link", about.menu.label);
    await visitor.arrive(paths.about);
    await visitor.goBack();
    await visitor.arrive(paths.home);
    await visitor.finds("#menu:not(:popover-open)");
  },
  "a URL with a hash shows that part at the top of the window": async (visitor) => {
    await visitor.open(`${paths.projects}#${content.projects.at(-1)?.id}`, phone);
    await visitor.until(isTargetInPlace);
  },
  "the form lists what is missing and reports success": async (visitor) => {
    const path = `${paths.contact}?service=${contactFields.find(({ options }) => options)?.options?.[0]}`;
    await visitor.open(path, desktop, "[data-island=contact-form] button:enabled");
    await visitor.click("button", contactForm.submit);
    await visitor.finds("form:has([name=message][aria-invalid=true]) [role=group]:focus");
    await visitor.click("link", contactForm.fields.message.messages.required);
    await visitor.type(sentence);
    await visitor.holds("#contact-message", sentence);
    for (const { name, type } of contactFields.filter(({ options }) => !options)) {
      await visitor.click("field", contactForm.fields[name].label);
      await visitor.type(type === "email" ? "ada@example.com" : sentence);
    }
    await visitor.click("button", contactForm.submit);
    await visitor.reads(contactForm.success);
  },
  "Home and the form show the same message, also after Back": goThroughViews,
  "the story lights word by word and ends with the product, or without scroll-driven animations its parts are stacked":
    async (visitor) => {
      await visitor.open(paths.home, phone);
      await visitor.until(() => {
        const [email, sentence] = document.querySelectorAll("#story blockquote, #story blockquote + p");
        if (!email || !sentence) return false;
        if ("ViewTimeline" in window)
          return getComputedStyle(email.parentElement as Element).position === "sticky";
        return sentence.getBoundingClientRect().top > email.getBoundingClientRect().bottom;
      });
      // In the middle of the first scene.
      await visitor.until((distance) => {
        const story = document.querySelector("#story > div")?.getBoundingClientRect();
        const top = scrollY + (story?.top ?? 0) + innerHeight * distance;
        scrollTo({ top, behavior: "instant" });
        const lit = [...document.querySelectorAll("#story mark")].map((word) =>
          getComputedStyle(word).getPropertyValue("--marker"),
        );
        return !("ViewTimeline" in window) || (lit[0] === "100%" && lit.at(-1) === "0%");
      }, startOf("darken") / 200);
      // Not the figure after first: either it is counted, or that before stands in its place.
      await visitor.until((distance) => {
        const story = document.querySelector("#story > div")?.getBoundingClientRect();
        scrollTo({ top: scrollY + (story?.top ?? 0) + innerHeight * distance, behavior: "instant" });
        const [before, after] = [...document.querySelectorAll("#story figure :is(s, b)")].map(
          (figure) => getComputedStyle(figure).opacity,
        );
        const isCounted = CSS.supports("order: attr(data-to type(<integer>))");
        return !("ViewTimeline" in window) || `${before}, ${after}` === (isCounted ? "0, 1" : "1, 0");
      }, startOf("sink") / 100);
      await visitor.until(() => {
        const product = document.querySelector("#story figure");
        if (!product) return false;
        document.querySelector("#story > div")?.scrollIntoView({ block: "end", behavior: "instant" });
        const { top, bottom } = product.getBoundingClientRect();
        return getComputedStyle(product).opacity === "1" && top > 0 && bottom < innerHeight + 1;
      });
    },
};

for (const program of ["firefox-esr", "WebKitWebDriver", "Xvfb"])
  assert.ok(findPrograms(program).length > 0, `There is no ${program} in PATH`);

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit }))
  test(name, async (t) => {
    const { app } = await startApp(t, { environment: { SITE_URL: "http://localhost" } });
    const tab = await start();
    t.after(tab.close);
    for (const [fact, journey] of Object.entries(journeys))
      await t.test(fact, { timeout: 120_000 }, async (t) => {
        const site = await serveSite(app);
        t.after(site.close);
        await journey(createVisitor(tab, site));
        const problems = site.requests.filter((url) => url.startsWith("/problem"));
        assert.deepEqual(problems.map(decodeURIComponent), []);
      });
  });

async function goThroughViews(visitor: Visitor) {
  const [line, message] = ["[data-island=message-field] textarea", "[name=message]"];
  await visitor.open(paths.home, desktop, line);
  await visitor.click("field", layout.closingQuestion.heading);
  await visitor.type(sentence);
  await visitor.click("link", layout.closingQuestion.action);
  await visitor.arrive(paths.contact);
  await visitor.holds(message, sentence);
  await visitor.click("field", contactForm.fields.message.label);
  await visitor.evaluate(() => (document.activeElement as HTMLTextAreaElement).select());
  await visitor.type(changed);
  await visitor.goBack();
  await visitor.arrive(paths.home);
  await visitor.reach(line);
  await visitor.holds(line, changed);
}

async function scrollThrough() {
  const header = document.querySelector("header")?.getBoundingClientRect();
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    // Waits for a paint, and for observers to notice what is visible.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
  const isLoaded = ({ family, status }: FontFace) =>
    status === "loaded" && /^"?(Display|Text)"?$/.test(family);
  return {
    faces: [...(await document.fonts.ready)].filter(isLoaded).length,
    headerTop: header?.top,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
    failed: document.querySelectorAll("[data-without-script]").length,
  };
}

function isTargetInPlace() {
  const { top = Number.NaN } = document.querySelector(":target")?.getBoundingClientRect() ?? {};
  return Math.abs(top) < 5;
}
