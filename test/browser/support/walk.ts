import assert from "node:assert/strict";
import type { Page } from "playwright";
import { validateContact } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import { button, field, fillIn, ready, sendWithin } from "./contact-form.ts";
import { island } from "./page-objects.ts";

const [{ paths }] = sites;

/** A sentence and a message of several lines that no other step writes. */
interface Words {
  line: string;
  lines: string;
}

export type Step = keyof ReturnType<typeof createWalk>["steps"];

/** A visitor's path through the views of the message, and the visitor's last change to it. */
export function createWalk(page: Page) {
  let message = "";
  const home = island(page, "home-message").getByRole("textbox");

  /** Waits until this page shows the message. */
  async function check(steps: string) {
    const shown = await page.waitForFunction(showsMessage, message, { timeout: 5000 }).catch(() => undefined);
    assert.ok(shown, `After ${steps}, ${page.url()} does not show ${JSON.stringify(message)}`);
  }
  async function go(path: string) {
    if (new URL(page.url()).pathname !== path) await page.goto(path, { waitUntil: "commit" });
    await check("arriving");
  }
  async function edit(text: string) {
    await go(paths.contact);
    await field(page, "message").fill(text);
    message = text;
  }

  const steps = {
    async write({ line }: Words) {
      await go(paths.home);
      if (!(await home.isEditable())) return;
      await home.fill(line);
      message = line;
    },
    edit: ({ line }: Words) => edit(line),
    editLines: ({ lines }: Words) => edit(lines),
    addSpace: async () => {
      await go(paths.contact);
      await edit(`${message} `);
    },
    addLine: async () => {
      await go(paths.contact);
      await edit(`${message}\n`);
    },
    empty: () => edit(""),
    async send() {
      await go(paths.contact);
      await ready(page);
      const { message: _, ...others } = enquiry;
      await fillIn(page, others);
      await button(page).click();
      if (validateContact({ ...others, message })["message"]) return;
      await page.locator("form [data-status=success]").waitFor();
      message = "";
    },
    reload: () => page.reload({ waitUntil: "commit" }),
    // A page from the back/forward cache fires no load event.
    async back() {
      if (await page.evaluate(() => navigation.canGoBack)) await page.goBack({ waitUntil: "commit" });
    },
    async language() {
      if (sites.length === 1) return;
      const href = await page.locator("footer a[hreflang]").first().getAttribute("href");
      await page.goto(href ?? "", { waitUntil: "commit" });
    },
  } satisfies Record<string, (words: Words) => Promise<unknown>>;

  return { steps, check, views: [paths.home, paths.contact], go };
}

/** The seeds of generated walks. WALKS=30 STEPS=30 npm test -- test/browser/draft-across-pages.test.ts runs more. */
export const seeds = Array.from({ length: Number(process.env["WALKS"] ?? 1) }, (_, index) => index + 1);

/** Takes random steps, the same in every run. */
export async function walkAtRandom(page: Page, seed: number) {
  const all = Object.keys(createWalk(page).steps) as Step[];
  let state = seed * 7919;
  const steps = Array.from({ length: Number(process.env["STEPS"] ?? 8) }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return all[state % all.length] ?? "write";
  });
  await walk(page, steps);
}

/**
 * Takes the steps on a new page, and then looks at all views. Throws as soon as a view does not show the visitor's last
 * change to the message.
 */
export async function walk(page: Page, names: readonly Step[]) {
  await sendWithin()(page);
  await page.goto(paths.home);
  const { steps, check, views, go } = createWalk(page);
  for (const [index, name] of names.entries()) {
    await steps[name]({ line: `We copy order ${index} by hand`, lines: `Order ${index}\n\nby hand` });
    await check(names.slice(0, index + 1).join());
  }
  for (const view of views) await go(view);
}

/** Runs in the page: scrolls to the page's view of the message, and checks whether it shows the message. */
function showsMessage(message: string) {
  const home = document.querySelector<HTMLInputElement>("[data-island=home-message] input");
  const form = document.querySelector<HTMLFormElement>("form[data-ready]");
  home?.parentElement?.scrollIntoView({ behavior: "instant" });
  const lines = message.trim().split(/\s*\n\s*/);
  if (home)
    return !home.disabled && home.value.trim() === lines.join(" ") && home.readOnly === lines.length > 1;
  return form?.querySelector("textarea")?.value === message;
}
