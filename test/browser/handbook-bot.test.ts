import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { formatMessage } from "#shared/format.ts";
import { sites } from "#shared/pages.ts";
import type { Cleanup } from "#test/support/cleanup.ts";
import { bot, botOn, doubtful, outside } from "./page-objects.ts";
import { hasFocus, type VisitOptions, visit } from "./visit.ts";

const [{ paths }] = sites;

async function visitBot(t: Cleanup, options?: VisitOptions, content = sites[0]) {
  const visited = await visit(t, content.paths.servicesPage, options);
  const parts = botOn(visited.page, content);
  await parts.reach();
  return { ...visited, ...parts };
}

if (bot) {
  const { chat, entries } = bot.handbook;

  test("a suggested question is answered in the page's language, with a sentence from the handbook", async (t) => {
    for (const content of sites) {
      const { handbook } = content.servicesPage.handbookBot?.bot ?? assert.fail();
      const { questions, newest, problems } = await visitBot(t, {}, content);
      await questions[0]?.click();
      const quote = await newest.locator("mark").textContent();
      const entry = handbook.entries.find((each) => each.quote === quote) ?? assert.fail(`${quote}`);
      const text = (await newest.textContent()) ?? "";
      for (const part of [entry.answer, formatMessage(handbook.chat.source, entry)])
        assert.ok(text.includes(part), `${part} in ${text}`);
      assert.deepEqual(problems, []);
    }
  });

  test("a doubtful question gets the closest page as a quote, and a person when that is not it", async (t) => {
    const { ask, newest, log, problems } = await visitBot(t);
    await ask(doubtful);
    const quote = await newest.locator("q").textContent();
    const entry = entries.find((each) => each.quote === quote) ?? assert.fail(`${quote}`);
    const text = (await newest.textContent()) ?? "";
    for (const part of [formatMessage(chat.alone.closest, entry), formatMessage(chat.source, entry)])
      assert.ok(text.includes(part), `${part} in ${text}`);
    assert.ok(!text.includes(entry.answer));
    await newest.getByRole("button", { name: chat.notIt }).press("Enter");
    assert.ok((await newest.textContent())?.includes(chat.alone.person));
    assert.ok(await log.evaluate(hasFocus), "not on the button, which has scrolled out of sight");
    // The person gets the visitor's question, not the button's label.
    assert.ok(
      (await log.textContent())?.includes(formatMessage(chat.alone.passedOn, { question: doubtful })),
    );
    assert.deepEqual(problems, []);
  });

  test("a question that no page answers goes to the person, who joins once, and markup stays text", async (t) => {
    const { ask, log, problems } = await visitBot(t);
    for (const question of [doubtful, outside, "<img src=x onerror=alert(1)>"]) await ask(question);
    const text = (await log.textContent()) ?? "";
    assert.ok(text.includes(outside) && text.includes(chat.alone.unknown));
    for (const part of [chat.alone.person, chat.joined.unknown, chat.joined.person])
      assert.equal(text.split(part).length, 2, `${part} stands once`);
    assert.equal(await log.locator("img").count(), 0);
    assert.deepEqual(problems, []);
  });

  test("Enter asks, keeps the focus and requests nothing, and starting over restores the example", async (t) => {
    const { ask, field, log, page, requests, restart } = await visitBot(t);
    await page.waitForLoadState("networkidle");
    const asked = requests.length;
    const example = await log.textContent();
    assert.equal(await restart.isVisible(), false);
    await ask(outside);
    assert.equal(await field.inputValue(), "");
    assert.ok(await field.evaluate(hasFocus));
    await restart.press("Enter");
    assert.equal(await log.textContent(), example);
    assert.ok(await field.evaluate(hasFocus));
    assert.equal(requests.length, asked);
  });

  test("the conversation is still there after Back, and gone after starting over and a reload", async (t) => {
    const { ask, log, page, reach, restart, problems } = await visitBot(t);
    const example = await log.textContent();
    for (const question of [outside, "x".repeat(501)]) await ask(question);
    const conversation = await log.textContent();
    assert.ok(conversation?.includes(chat.alone.person) && conversation.includes(chat.tooLong));
    await page.goto(paths.contact);
    await page.goBack();
    await reach();
    await restart.waitFor();
    assert.equal(await log.textContent(), conversation);
    await restart.click();
    await page.reload();
    await reach();
    assert.equal(await log.textContent(), example);
    assert.deepEqual(problems, []);
  });

  test("without the handbook, there is only the example, with no gap for a field", async (t) => {
    const before = (page: Page) => page.route(/\/handbook-(?!bot-)[^/]*\.js$/, (route) => route.abort());
    const { page } = await visit(t, paths.servicesPage, { before });
    const { log, root } = botOn(page);
    await log.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    assert.equal((await root.locator("form").boundingBox())?.height ?? 0, 0);
  });
} else test("handbook-bot", { skip: "the site has no bot" });
