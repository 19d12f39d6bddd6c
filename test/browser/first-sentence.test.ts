import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { field, ready } from "./contact-form.ts";
import { firstSentenceOn } from "./parts.ts";
import { phone, visit, withFullStorage, withoutStorage } from "./visit.ts";

const [{ paths }] = contents;
const message = (page: Page) => field(page, "message");

async function reachForm(page: Page) {
  await page.waitForURL(`**${paths.contactPage}*`);
  await ready(page);
}

test("Enter does what the button does, and the example gives way to what is written", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  const { example, field, reach } = firstSentenceOn(page);
  await reach();
  assert.ok(await example.isVisible());
  await field.fill("We");
  assert.equal(await example.isVisible(), false);
  await field.press("Enter");
  await reachForm(page);
  assert.equal(await message(page).inputValue(), "We");
});

test("without JavaScript, or where storage is refused, there is an example, no line, and a button to the form", async (t) => {
  for (const options of [
    { javaScriptEnabled: false },
    { before: withoutStorage },
    { before: withFullStorage },
  ]) {
    const { page, problems } = await visit(t, paths.home, options);
    const { example, field, link } = firstSentenceOn(page);
    const script = options.before && page.waitForResponse(/first-sentence-.*js/);
    await link.scrollIntoViewIfNeeded();
    await (await script)?.finished();
    // Time enough for the script to run. There is no event to wait for.
    await page.waitForTimeout(300);
    assert.ok(await example.isVisible());
    assert.equal(await field.count(), 0);
    await link.click();
    await page.waitForURL(`**${paths.contactPage}`);
    assert.deepEqual(problems, []);
  }
});
