// npm run engines: what only another browser engine can break, in Firefox and WebKit. npm test checks the rest in
// Chromium. It wants Debian's packages firefox-esr, webkit2gtk-driver and xvfb, and installs them if it can.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { contactFields } from "#shared/contact-form.ts";
import { contents } from "#shared/site-pages.ts";
import { startApp } from "#test/support/app.ts";
import { installDebianPackage } from "#test/support/commands.ts";
import { everyPath } from "#test/support/every-path.ts";
import { findInPath } from "#test/support/find-in-path.ts";
import { startFirefox } from "./firefox.ts";
import { serveSite } from "./serve-site.ts";
import { createVisitor, type Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const [phone, desktop] = [390, 1440];
const [{ about, carousel, contactForm, handbook, home, layout, paths, ...content }] = contents;
const { timetable } = content.projectsPage.entry;
const sentence = "We copy every order by hand.";

// These functions run in the page.
const isOpen = (id: string) => document.getElementById(id)?.matches(":popover-open") ?? false;
const isClosed = (id: string) => !document.getElementById(id)?.matches(":popover-open");
const hasFocus = (css: string) => document.activeElement?.matches(css) ?? false;
const hasText = (text: string) => document.body.textContent.includes(text);
const hasMessage = (text: string) =>
  document.querySelector<HTMLTextAreaElement>("[name=message]")?.value === text;

const journeys: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  "every page has its two faces of type, fits the window, and starts its islands": async (visitor) => {
    for (const width of [phone, desktop])
      for (const path of everyPath) {
        await visitor.open(path, width);
        const found = await visitor.evaluate(scrollThrough);
        assert.deepEqual(found, { faces: 2, isTooWide: false, failed: 0 }, `${path} at ${width} px`);
      }
  },

  "the menu opens, closes, leads on, and is closed after Back": async (visitor) => {
    await visitor.open(paths.home, phone);
    await visitor.click("button", layout.menu.button);
    await visitor.until(isOpen, "menu");
    await visitor.press("Escape");
    await visitor.until(isClosed, "menu");
    await visitor.click("button", layout.menu.button);
    await visitor.click("link", about.menu.label);
    await visitor.arrive(paths.about);
    await visitor.goBack();
    await visitor.arrive(paths.home);
    await visitor.until(isClosed, "menu");
    // The error of a failed view transition arrives late.
    await sleep(500);
  },

  "the search takes the focus, searches nothing, and gives the focus back": async (visitor) => {
    await visitor.open(paths.home, desktop);
    await visitor.click("button", layout.search.button);
    await visitor.until(hasFocus, "search input");
    await visitor.requestsNothing(async () => {
      await visitor.type("bots");
      await visitor.press("Enter");
    });
    await visitor.press("Escape");
    await visitor.until(isClosed, "search");
    await visitor.until(hasFocus, "button[popovertarget=search]");
  },

  "an address with a hash shows that part, below parts that are not laid out": async (visitor) => {
    for (const width of [phone, desktop]) {
      await visitor.open(`${paths.projects}#${content.projects.at(-1)?.id}`, width);
      await visitor.until(isTargetInPlace);
    }
  },

  "the carousel goes to its last slide and back by keyboard": async (visitor) => {
    await visitor.open(paths.services, phone);
    await visitor.reach("carousel", "button");
    await visitor.click("button", carousel.next);
    for (const [key, name] of [
      ["ArrowRight", carousel.next],
      ["ArrowLeft", carousel.previous],
    ] as const)
      while (!(await visitor.evaluate(isOff, name))) {
        await visitor.press(key);
        // Waits until the row has scrolled.
        await sleep(500);
      }
  },

  "the form leads to a missing field, reports success, and requests nothing": async (visitor) => {
    const sampleOf = ({ type, options }: (typeof contactFields)[number]) =>
      options?.[0] ?? (type === "email" ? "ada@example.com" : sentence);
    await visitor.open(paths.contact, desktop);
    await visitor.reach("contact-form", "button:enabled");
    await visitor.requestsNothing(async () => {
      await visitor.click("button", contactForm.submit);
      await visitor.until(hasFocus, ":has(> [role=alert])");
      await visitor.click("link", contactForm.fields.email.messages.required);
      await visitor.until(hasFocus, "[name=email]");
      for (const field of contactFields) await visitor.evaluate(fillIn, field.name, sampleOf(field));
      await visitor.click("button", contactForm.submit);
      await visitor.until(hasText, contactForm.success);
    });
  },

  "a message is still in the form after another page and Back": async (visitor) => {
    await visitor.open(paths.contact, desktop);
    await visitor.reach("contact-form", "button:enabled");
    await visitor.click("field", contactForm.fields.message.label);
    await visitor.type(sentence);
    await visitor.click("link", about.menu.label);
    await visitor.arrive(paths.about);
    await visitor.goBack();
    await visitor.arrive(paths.contact);
    await visitor.until(hasMessage, sentence);
  },

  "a sentence on Home goes along into the form": async (visitor) => {
    await visitor.open(paths.home, phone);
    await visitor.reach("first-sentence", "input");
    await visitor.click("field", home.banner.heading);
    await visitor.type(sentence);
    await visitor.press("Enter");
    await visitor.arrive(paths.contact);
    await visitor.until(hasMessage, sentence);
  },

  "words of a long text are picked by mouse and keyboard, and go along into the form": async (visitor) => {
    const { longVersion, action, heading } = about.banner;
    await visitor.open(paths.about, desktop);
    await visitor.reach("long-version", "textarea");
    await visitor.requestsNothing(async () => {
      await visitor.click("field", heading);
      await visitor.type("first second third fourth");
      await visitor.click("button", longVersion.find);
      await visitor.click("button", "second");
      for (const key of ["ArrowRight", "ArrowRight", "Enter"] as const) await visitor.press(key);
      await visitor.until(hasText, "Second fourth.");
    });
    await visitor.click("link", action, "long-version");
    await visitor.arrive(paths.contact);
    await visitor.until(hasMessage, "Second fourth.");
  },

  "the lesson gets its teacher by two clicks": async (visitor) => {
    await visitor.open(paths.projects, desktop);
    await visitor.reach("timetable", "button");
    await visitor.requestsNothing(async () => {
      await visitor.click("button", timetable.lesson);
      await visitor.click("button", timetable.assign);
      await visitor.until(hasText, timetable.done);
    });
  },

  "the bot answers from its handbook, and calls a person for the rest": async (visitor) => {
    const [entry] = handbook.entries;
    await visitor.open(paths.services, desktop);
    await visitor.reach("handbook-bot", "form");
    await visitor.click("field", content.servicesPage.conversation?.bot?.label ?? "");
    await visitor.requestsNothing(async () => {
      for (const [question = "", answer = ""] of [
        [entry?.asks.split(/[.?!]/)[0], entry?.quote],
        ["Zyxwv?", handbook.chat.person],
      ]) {
        await visitor.type(question);
        await visitor.press("Enter");
        await visitor.until(hasText, answer);
      }
    });
  },
};

if (!["firefox-esr", "WebKitWebDriver", "Xvfb"].every((program) => findInPath(program)))
  installDebianPackage("firefox-esr webkit2gtk-driver xvfb");

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit }))
  test(name, async (t) => {
    const { app } = await startApp(t, { environment: { SITE_URL: "http://localhost" } });
    const tab = await start(true);
    t.after(tab.close);
    for (const [fact, journey] of Object.entries(journeys))
      await t.test(fact, { timeout: 120_000 }, async (t) => {
        const site = await serveSite(app);
        t.after(site.close);
        await journey(createVisitor(tab, site));
        assert.deepEqual(
          site.requests.filter((url) => url.startsWith("/problem")).map(decodeURIComponent),
          [],
        );
      });

    await t.test("without scripts, every page can be read", { timeout: 120_000 }, async (t) => {
      const [site, tab] = [await serveSite(app), await start(false)];
      t.after(() => Promise.all([site.close(), tab.close()]));
      for (const path of everyPath) {
        await tab.open(site.origin + path, phone);
        assert.deepEqual(await tab.evaluate(`(${findHidden})()`), [], path);
      }
    });
  });

// These functions run in the page.

async function scrollThrough() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    // Waits for a paint, and for observers to notice what is visible.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
  const isLoaded = ({ family, status }: FontFace) => status === "loaded" && !family.includes("Fallback");
  return {
    faces: [...(await document.fonts.ready)].filter(isLoaded).length,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
    failed: document.querySelectorAll("[data-island-failed]").length,
  };
}

function isTargetInPlace() {
  const { top = Number.NaN } = document.querySelector(":target")?.getBoundingClientRect() ?? {};
  return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 5;
}

function isOff(name: string) {
  const buttons = document.querySelectorAll("[data-island=carousel] button");
  return [...buttons].find(({ ariaLabel }) => ariaLabel === name)?.ariaDisabled === "true";
}

function fillIn(name: string, value: string) {
  const field = document.querySelector(`[name=${name}]`) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The headings and links that nobody can see, except those that a visitor opens. A form offers links instead. */
function findHidden() {
  return [...document.querySelectorAll("h1, h3, footer a, form a")]
    .filter((element) => !element.checkVisibility() && !element.closest("details"))
    .map(({ textContent }) => textContent);
}
