import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMessage } from "#shared/format.ts";
import { translatedSite } from "#test/support/paths.ts";
import { checkState } from "./support/check-state.ts";
import { hear, island, phone, scrollToIsland, visit } from "./support/visit.ts";

const { furtherServices, pageTexts, paths } = translatedSite;
const { conversations } = pageTexts.services.handbookBot;

test("on a phone, Load More focuses the first of the others", async (t) => {
  const { page } = await visit(t, paths.services, { viewport: phone });
  await scrollToIsland(island(page, "load-more"));
  const label = formatMessage(pageTexts.services.list.loadMore, { count: furtherServices.length });
  const button = page.getByText(label, { exact: true });
  await button.press("Enter");
  for (const { id } of furtherServices) await page.locator(`#services #${id}`).waitFor();
  assert.equal(await button.isVisible(), false);
  const [{ id, title } = assert.fail()] = furtherServices;
  const item = page.getByRole("listitem", { name: title, exact: true });
  await item.and(page.locator(`#${id}:focus`)).waitFor();
  await checkState(page, "#services");
});

test("a URL with a hidden service shows it without taking the focus, with script and without", async (t) => {
  for (const javaScriptEnabled of [true, false]) {
    const { id } = furtherServices.at(javaScriptEnabled ? -1 : 0) ?? assert.fail("no further service");
    const { page } = await visit(t, `${paths.services}#${id}`, { javaScriptEnabled });
    if (javaScriptEnabled) await scrollToIsland(island(page, "load-more"));
    await page.locator(`#${id}`).waitFor();
    assert.equal(await page.locator("#services :focus").count(), 0);
    const { top, bottom } = await page.locator(`#${id}`).evaluate((card) => card.getBoundingClientRect());
    assert.ok(top > -1 && bottom < 801, `it stands from ${top} to ${bottom} px`);
  }
});

test("arrow keys choose the bot's questions, one answer shows, screen readers say it with its source, and a click scrolls to it", async (t) => {
  const { page } = await visit(t, paths.services);
  const bot = island(page, "handbook-bot");
  await scrollToIsland(bot);
  await bot.getByRole("radio").first().focus();
  for (const [index, { answer, source, quote: cited }] of conversations.entries()) {
    if (index > 0) await page.keyboard.press("ArrowDown");
    for (const [other, { answer }] of conversations.entries()) {
      const shown = bot.getByText(answer, { exact: true }).filter({ visible: true });
      assert.equal(await shown.count(), other === index ? 1 : 0);
    }
    const said = `${answer} ${source} ${cited.replace(/[[\]]/g, "")}`;
    if (index > 0) await hear(bot, said);
  }
  await bot.locator("label >> nth=0").evaluate((label) => label.scrollIntoView());
  await bot.getByRole("radio").nth(-2).click();
  const { y = 0 } = (await bot.locator("[data-part=answer]:visible").boundingBox()) ?? {};
  assert.ok(y > 60, `the answer to a click is at ${y} px`);
  await page.emulateMedia({ forcedColors: "active" });
  const [chosen, others] = await bot
    .locator("label:has(:checked)")
    .evaluate((label) => [label, document.body].map((each) => getComputedStyle(each).backgroundColor));
  assert.notEqual(chosen, others);
});
