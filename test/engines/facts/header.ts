import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { paths } from "#shared/paths.ts";
import { desktop, type Facts, phone } from "#test/engines/visitor.ts";

const menuButton = "[popovertarget=menu]";
const searchButton = "[popovertarget=search]";

// These functions run in the page.
const isOpen = (id: string) => document.getElementById(id)?.matches(":popover-open") ?? false;
const hasFocus = (css: string) => document.activeElement === document.querySelector(css);

export const searchFacts: Facts = {
  "the search opens beside its icon, searches nothing, and closes": async (visitor) => {
    await visitor.open(paths.home, desktop);
    await visitor.click(searchButton);
    await visitor.until("the input has the focus", hasFocus, "#search-input");
    assert.equal(await visitor.evaluate(searchCoversIcon), false, "the panel covers its icon");
    await visitor.type("bots");
    await visitor.press("Enter");
    assert.equal(await visitor.evaluate(() => location.pathname + location.search), paths.home);
    await visitor.press("Escape");
    assert.equal(await visitor.evaluate(isOpen, "search"), false);
    await visitor.until("the icon has the focus", hasFocus, searchButton);
  },
};

export const headerFacts: Facts = {
  ...searchFacts,
  "the menu opens, closes, leads on, and is closed after Back": async (visitor) => {
    await visitor.open(paths.home, phone);
    await visitor.click(menuButton);
    assert.equal(await visitor.evaluate(isOpen, "menu"), true);
    await visitor.press("Escape");
    assert.equal(await visitor.evaluate(isOpen, "menu"), false);
    await visitor.click(menuButton);
    await visitor.click(`#menu a[href="${paths.about}"]`);
    await visitor.arrive(paths.about);
    await visitor.goBack(paths.home);
    assert.equal(await visitor.evaluate(isOpen, "menu"), false);
  },

  "an open menu closes when the window becomes too wide for it": async (visitor) => {
    await visitor.open(paths.home, phone);
    await visitor.click(menuButton);
    await visitor.resize(desktop);
    await visitor.until("the menu is closed", () => !document.querySelector("#menu:popover-open"));
  },

  "Back after a view transition shows the page before": async (visitor) => {
    await visitor.open(paths.home, desktop);
    await visitor.click(`header nav a[href="${paths.about}"]`);
    await visitor.arrive(paths.about);
    await visitor.goBack(paths.home);
    // The error of a failed transition arrives late.
    await sleep(500);
  },
};

function searchCoversIcon() {
  const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
  const panel = boxOf("#search");
  const icon = boxOf("[popovertarget=search]");
  const isBeside = panel.left >= icon.right || panel.right <= icon.left;
  return !isBeside && panel.top < icon.bottom && panel.bottom > icon.top;
}
