import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { checkState } from "./support/check-state.ts";
import { draw, island, phone, reach, visit } from "./support/visit.ts";

const [{ furtherServices, mainServices, paths, servicesPage }] = sites;
const { conversations } = servicesPage.handbookBot;
const lastFurther = furtherServices.at(-1) ?? assert.fail("no further services");

/** A service's name in the list. A click on that of a main service opens it. */
const nameOn = (page: Page, title = "") => page.locator("#services h3").getByText(title, { exact: true });

test("without script, one service is open at a time, and Load More shows the names of the others", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { viewport: phone, javaScriptEnabled: false });
  for (const service of mainServices) {
    if (service !== mainServices[0]) await nameOn(page, service.title).click();
    await page.locator(`#${service.id}`).waitFor();
    for (const { id } of mainServices)
      assert.equal(await page.locator(`#${id}`).isVisible(), id === service.id, `${id} beside ${service.id}`);
  }
  for (const { title } of furtherServices) assert.equal(await nameOn(page, title).isVisible(), false, title);
  await page.getByText(servicesPage.list.loadMore, { exact: true }).click();
  for (const { title } of furtherServices) await nameOn(page, title).waitFor();
});

test("in a large window, the stage always has one picture, no taller than the window, without script too", async (t) => {
  const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled: false });
  const pictures = page.locator("#services img").filter({ visible: true });
  const stageIs = async (alt: string | undefined) => {
    assert.equal(await pictures.count(), 1);
    assert.equal(await pictures.getAttribute("alt"), alt);
    assert.ok(((await pictures.boundingBox())?.height ?? 9e9) <= 800);
  };
  const [first, second] = mainServices;
  await stageIs(first?.alt);
  await nameOn(page, second?.title).click();
  await stageIs(second?.alt);
  await nameOn(page, second?.title).click();
  await page.getByText(servicesPage.list.loadMore, { exact: true }).press("Enter");
  await stageIs(first?.alt);
});

test("on a phone, the pressed name stays in the window, and Load More focuses the first of the others", async (t) => {
  const { page, problems } = await visit(t, paths.servicesPage, { viewport: phone });
  await reach(island(page, "load-more"));
  for (const { title } of mainServices) {
    await nameOn(page, title).click();
    await draw(page);
    const { top } = await nameOn(page, title).evaluate((name) => name.getBoundingClientRect());
    assert.ok(top > -1 && top < phone.height, `${title} is at ${top} px`);
  }
  const button = page.getByText(servicesPage.list.loadMore, { exact: true });
  await button.press("Enter");
  for (const { title } of furtherServices) await nameOn(page, title).waitFor();
  assert.equal(await button.isVisible(), false);
  await page.locator(`#services li:focus #${furtherServices[0]?.id}`).waitFor();
  await checkState(page, "#services");
  assert.deepEqual(problems, []);
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
