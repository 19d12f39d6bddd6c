import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import { defaultPaths } from "#test/support/every-path.ts";
import { openBrowser, openCachingBrowser } from "./support/browser.ts";
import { button, field, fillIn, ready, sendWithin, succeeds } from "./support/contact-form.ts";
import { island } from "./support/page-objects.ts";
import { openPage, origin, phone } from "./support/visit.ts";

const [{ paths }, ...others] = sites;
const translated = others.flatMap(({ paths }) => [paths.home, paths.contact]);
const views = [paths.home, paths.contact, ...translated];

for (const [back, open] of [
  ["loads pages anew", openBrowser],
  ["restores pages", openCachingBrowser],
] as const)
  test(`the message is what was last entered, on every page, when Back ${back}`, async (t) => {
    const browser = await open();
    t.after(() => browser.close());
    const page = await openPage(t, browser, { baseURL: origin, viewport: phone, reducedMotion: "reduce" });
    await sendWithin()(page);
    let message = "";
    const visited: string[] = [];
    const shows = async (path: string) => {
      assert.equal(new URL(page.url()).pathname, path);
      if (views.includes(path)) await page.waitForFunction(showsMessage, message);
    };
    const visit = async (path: string) => {
      visited.push(path);
      await page.goto(path, { waitUntil: "commit" });
      await shows(path);
    };
    // A page from the back/forward cache fires no load event.
    const goBack = async (steps: number) => {
      for (let step = 0; step < steps; step++) {
        visited.pop();
        await page.goBack({ waitUntil: "commit" });
        await shows(visited.at(-1) ?? "");
      }
    };
    const enter = async (text: string) => {
      message = text;
      const home = island(page, "home-message").getByRole("textbox");
      await (visited.at(-1) === paths.home ? home : field(page, "message")).fill(text);
    };

    await visit(paths.home);
    await enter("We copy orders by hand");
    await visit(paths.contact);
    await enter(`${message} \n\nevery Friday\n`);
    for (const path of [...defaultPaths, ...translated]) await visit(path);
    await goBack(translated.length + defaultPaths.length);
    await enter("By hand");
    await goBack(1);
    await enter("We copy all of it by hand");
    await page.reload({ waitUntil: "commit" });
    await shows(paths.home);
    await visit(paths.contact);
    await ready(page);
    await page.reload({ waitUntil: "commit" });
    await shows(paths.contact);
    const { message: _, ...details } = enquiry;
    await fillIn(page, details);
    await button(page).click();
    await succeeds(page);
    message = "";
    await goBack(1);
    await visit(paths.contact);
  });

/** Runs in the page: scrolls to the field with the message, and checks whether it shows the message. */
function showsMessage(message: string) {
  const home = document.querySelector<HTMLInputElement>("[data-island=home-message] input");
  const form = document.querySelector<HTMLFormElement>("form[data-ready]");
  home?.parentElement?.scrollIntoView({ behavior: "instant" });
  const lines = message.trim().split(/\s*\n\s*/);
  if (home)
    return !home.disabled && home.value.trim() === lines.join(" ") && home.readOnly === lines.length > 1;
  return form?.querySelector("textarea")?.value === message;
}
