import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { checkState } from "./support/check-state.ts";
import { island, phone, reach, visit } from "./support/visit.ts";

const [{ furtherServices, mainServices, paths, servicesPage }] = sites;
const { conversations } = servicesPage.handbookBot;
const lastFurther = furtherServices.at(-1) ?? assert.fail("no further services");

const cardOf = (page: Page, { id }: { id: string }) => page.locator(`#services #${id}`);

test("without script, each main service is beside its picture, and Load More shows the others", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled: false });
  for (const service of mainServices) {
    const card = cardOf(page, service);
    await card.scrollIntoViewIfNeeded();
    const [words, picture] = await Promise.all([
      card.getByText(service.text, { exact: true }).boundingBox(),
      card.getByAltText(service.alt, { exact: true }).boundingBox(),
    ]);
    assert.ok(words && picture && words.x + words.width <= picture.x, service.id);
  }
  for (const service of furtherServices)
    assert.equal(await cardOf(page, service).isVisible(), false, service.id);
  await page.getByText(servicesPage.list.loadMore, { exact: true }).click();
  for (const service of furtherServices) await cardOf(page, service).waitFor();
});

test("on a phone, Load More focuses the first of the others", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { viewport: phone });
  await reach(island(page, "load-more"));
  const button = page.getByText(servicesPage.list.loadMore, { exact: true });
  await button.press("Enter");
  for (const service of furtherServices) await cardOf(page, service).waitFor();
  assert.equal(await button.isVisible(), false);
  await page.locator(`#services #${furtherServices[0]?.id}:focus`).waitFor();
  await checkState(page, "#services");
});

test("a URL with a hidden service shows it without taking the focus, with script and without", async (t) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit(t, `${paths.servicesPage}#${lastFurther.id}`, { javaScriptEnabled });
    if (javaScriptEnabled) await reach(island(page, "load-more"));
    await page.locator(`#${lastFurther.id}`).waitFor();
    assert.equal(await page.locator("#services :focus").count(), 0);
    const { top, bottom } = await page
      .locator(`#${lastFurther.id}`)
      .evaluate((card) => card.getBoundingClientRect());
    assert.ok(top > -1 && bottom < 801, `it stands from ${top} to ${bottom} px`);
  }
});

test("the bot's questions are chosen by arrow keys without script, and one answer shows at a time", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled: false });
  const answersShown = () =>
    Promise.all(conversations.map(({ answer }) => page.getByText(answer, { exact: true }).isVisible()));
  await page.getByRole("radio").first().focus();
  for (const [index] of conversations.entries()) {
    if (index > 0) await page.keyboard.press("ArrowDown");
    assert.deepEqual(
      await answersShown(),
      conversations.map((_, other) => other === index),
    );
  }
});
