import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { contactFields } from "#shared/contact-form.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import { paths } from "#shared/paths.ts";
import { chooseFirst, isOpen, isWholeInWindow, scrollToEnd, searchCoversIcon } from "./in-page.ts";
import { desktop, type Fact, phone } from "./page-facts.ts";
import { keys, type Visitor } from "./visitor.ts";

const menuButton = "[popovertarget=menu]";
const searchButton = "[popovertarget=search]";

export const searchFact: Fact = {
  name: "the search opens beside its icon, searches nothing, and closes",
  check: async (visitor) => {
    await visitor.open(paths.home, desktop);
    await visitor.click(searchButton);
    await visitor.until("the input has the focus", () => document.activeElement?.id === "search-input");
    assert.equal(await visitor.evaluate(searchCoversIcon), false, "the panel covers its icon");
    await visitor.type("bots");
    await visitor.press(keys.enter);
    assert.equal(await visitor.evaluate(() => location.pathname + location.search), paths.home);
    await visitor.press(keys.escape);
    assert.equal(await visitor.evaluate(isOpen, "search"), false);
    const hasFocus = (css: string) => document.activeElement === document.querySelector(css);
    await visitor.until("the icon has the focus", hasFocus, searchButton);
  },
};

const menu: Fact = {
  name: "the menu opens, closes, leads on, and is closed after Back",
  check: async (visitor) => {
    await visitor.open(paths.home, phone);
    await visitor.click(menuButton);
    assert.equal(await visitor.evaluate(isOpen, "menu"), true);
    await visitor.press(keys.escape);
    assert.equal(await visitor.evaluate(isOpen, "menu"), false);
    await visitor.click(menuButton);
    await visitor.click(`#menu a[href="${paths.about}"]`);
    await visitor.arrive(paths.about);
    await visitor.goBack(paths.home);
    assert.equal(await visitor.evaluate(isOpen, "menu"), false);
  },
};

const menuOnWideWindow: Fact = {
  name: "an open menu closes when the window becomes too wide for it",
  check: async (visitor) => {
    await visitor.open(paths.home, phone);
    await visitor.click(menuButton);
    await visitor.resize(desktop);
    await visitor.until("the menu is closed", () => !document.querySelector("#menu:popover-open"));
  },
};

const back: Fact = {
  name: "Back after a view transition shows the page before",
  check: async (visitor) => {
    await visitor.open(paths.home, desktop);
    await visitor.click(`header nav a[href="${paths.about}"]`);
    await visitor.arrive(paths.about);
    await visitor.goBack(paths.home);
    // The error of a failed transition arrives late.
    await sleep(500);
  },
};

const carousel: Fact = {
  name: "the carousel goes to its last slide and back to its first",
  check: async (visitor) => {
    await visitor.open(paths.home, phone);
    await visitor.evaluate(scrollToEnd);
    const isAtEnd = (css: string) => document.querySelector(css)?.ariaDisabled === "true";
    for (const button of ["[data-carousel-next]", "[data-carousel-prev]"]) {
      for (let clicks = 0; clicks < 3 && !(await visitor.evaluate(isAtEnd, button)); clicks++) {
        await visitor.click(button);
        // Waits until the row has scrolled.
        await sleep(500);
      }
      await visitor.until(`nothing is left for ${button}`, isAtEnd, button);
    }
  },
};

const form = (width: number): Fact => ({
  name: `the form leads to each field that is missing, and then reports success, at ${width} px`,
  check: async (visitor) => {
    await visitor.open(paths.contact, width);
    await visitor.until("the form is alive", () => document.querySelector("form[data-ready]") !== null);
    await visitor.click("form button");
    const summaryHasFocus = () => Boolean(document.activeElement?.querySelector("[role=alert]"));
    await visitor.until("the summary has the focus", summaryHasFocus);
    for (const { name } of contactFields.filter(({ required }) => required)) {
      await visitor.click(`[role=alert] a[href="#contact-${name}"]`);
      await visitor.until(`${name} has the focus and is whole in the window`, isWholeInWindow, name);
    }
    await fillIn(visitor);
    // A form that really sends sends nothing during this walk.
    await visitor.evaluate(() => {
      window.fetch = async () => new Response(null, { status: 204 });
    });
    await visitor.click("form button");
    const says = (text: string) => document.querySelector("[role=status]")?.textContent === text;
    await visitor.until("the form reports success", says, contactPage.form.success);
  },
});

async function fillIn(visitor: Visitor) {
  for (const { name, type, options } of contactFields) {
    if (options) await visitor.evaluate(chooseFirst, name);
    else {
      await visitor.click(`[name=${name}]`);
      await visitor.type(type === "email" ? "ada@example.com" : "Ten letters");
    }
  }
}

const openingHours: Fact = {
  name: "the contact page says whether the phone is answered now",
  check: async (visitor) => {
    await visitor.open(paths.contact, phone);
    await visitor.evaluate(scrollToEnd);
    const isSaid = () => Boolean(document.querySelector("[data-island=opening-hours] p")?.textContent);
    await visitor.until("it is said", isSaid);
  },
};

export const walkFacts: readonly Fact[] = [
  menu,
  menuOnWideWindow,
  back,
  carousel,
  form(phone),
  form(desktop),
  openingHours,
];
