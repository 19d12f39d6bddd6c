import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { bot, botOn } from "./parts.ts";
import { phone, type VisitOptions, visit } from "./visit.ts";

const [{ paths }] = contents;
const outside = "What does the moon weigh?";

async function visitBot(t: Parameters<typeof visit>[0], options?: VisitOptions, content = contents[0]) {
  const visited = await visit(t, content.paths.servicesPage, options);
  const parts = botOn(visited.page, content);
  await parts.reach();
  return { ...visited, ...parts };
}

if (bot) {
  const { chat } = bot.handbook;

  test("an answer in the page's language has its page of the handbook, with the sentence marked", async (t) => {
    for (const content of contents) {
      const { handbook } = content.servicesPage.conversation?.bot ?? assert.fail();
      const { questions, newest, problems } = await visitBot(t, {}, content);
      await questions.first().click();
      const quote = await newest.locator("mark").textContent();
      const entry = handbook.entries.find((each) => each.quote === quote) ?? assert.fail(`${quote}`);
      const text = (await newest.textContent()) ?? "";
      for (const part of [handbook.chat.intro, entry.answer, entry.chapter, String(entry.page)])
        assert.ok(text.includes(part), `${part} in ${text}`);
      assert.deepEqual(problems, []);
    }
  });

  test("what the handbook does not hold goes to the person, who joins once", async (t) => {
    const { ask, log } = await visitBot(t);
    await ask(outside);
    await ask(outside);
    const text = (await log.textContent()) ?? "";
    assert.ok(text.includes(chat.unknown));
    for (const part of [chat.person, chat.personAgain])
      assert.equal(text.split(part).length, 2, `${part} stands once`);
  });

  test("every kind of question has a fitting answer, and markup stays text", async (t) => {
    const { ask, log, newest, problems } = await visitBot(t);
    for (const [question, answer] of [
      ["", chat.nothing],
      ["?!… ---", chat.nothing],
      ["x".repeat(500), chat.long],
      ["<img src=x onerror=alert(1)>", chat.person],
    ] as const) {
      await ask(question);
      assert.ok((await newest.textContent())?.includes(answer), question);
    }
    assert.equal(await log.locator("img").count(), 0);
    assert.deepEqual(problems, []);
  });

  test("Enter asks and keeps the focus, Escape clears, and starting over brings the sample back", async (t) => {
    const { ask, field, firstQuestion, log, restart } = await visitBot(t);
    const hasFocus = () => field.evaluate((element) => element === document.activeElement);
    const sample = await log.textContent();
    assert.equal(await restart.isVisible(), false);
    await ask(firstQuestion);
    assert.equal(await field.inputValue(), "");
    assert.ok(await hasFocus());
    await field.fill("half a thought");
    await field.press("Escape");
    assert.equal(await field.inputValue(), "");
    await restart.press("Enter");
    assert.equal(await log.textContent(), sample);
    assert.ok(await hasFocus());
  });

  test("handbook and search come when the visitor is near, and asking requests nothing", async (t) => {
    const { page, requests } = await visit(t, paths.servicesPage, { viewport: phone });
    const { ask, firstQuestion, reach, restart } = botOn(page);
    await page.waitForLoadState("networkidle");
    const loaded = () => requests.filter((request) => /handbook/.test(request.url())).length;
    assert.equal(loaded(), 0);
    await reach();
    assert.equal(loaded(), 2, "the script and one handbook");
    await page.waitForLoadState("networkidle");
    const asked = requests.length;
    await ask(firstQuestion);
    await ask(outside);
    await restart.click();
    assert.equal(requests.length, asked);
  });

  test("without JavaScript or its handbook there is no field and no room for one", async (t) => {
    for (const options of [
      { javaScriptEnabled: false },
      { before: (page) => page.route("**/handbook-*.js", (route) => route.abort()) },
    ] satisfies VisitOptions[]) {
      const { page } = await visit(t, paths.servicesPage, options);
      const { root } = botOn(page);
      await page.getByRole("figure").first().scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      assert.equal((await root.boundingBox())?.height ?? 0, 0);
    }
  });
}
