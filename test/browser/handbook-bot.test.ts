import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { layOutAll } from "./lay-out-all.ts";
import { bot, botOn } from "./parts.ts";
import { holdFiles, phone, type VisitOptions, visit } from "./visit.ts";

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

  test("a finger taps a question: the answer is above the field, and nothing has moved", async (t) => {
    const { field, newest, questions, root } = await visitBot(t, { viewport: phone, hasTouch: true });
    const place = () => root.evaluate((root) => Math.round(root.getBoundingClientRect().top + scrollY));
    const before = await place();
    for (const question of await questions.all()) {
      assert.ok(((await question.boundingBox())?.height ?? 0) >= 44, `${await question.textContent()}`);
      await question.tap();
    }
    assert.equal(await place(), before);
    const { y = 0, height = 0 } = (await newest.boundingBox()) ?? {};
    const gap = ((await field.boundingBox())?.y ?? 0) - y - height;
    assert.ok(gap > 0 && gap < phone.height / 2, `${gap} px`);
  });

  test("handbook and search come when the visitor is near and move nothing, and asking requests nothing", async (t) => {
    const { hold, release } = holdFiles(/handbook/);
    const { page, requests } = await visit(t, paths.servicesPage, { viewport: phone, before: hold });
    const { ask, field, firstQuestion, root, restart } = botOn(page);
    await page.waitForLoadState("networkidle");
    const loaded = () => requests.filter((request) => /handbook/.test(request.url())).length;
    assert.equal(loaded(), 0);
    await layOutAll(page);
    await root.scrollIntoViewIfNeeded();
    const before = await root.boundingBox();
    release();
    await field.waitFor();
    assert.deepEqual(await root.boundingBox(), before);
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
