import assert from "node:assert/strict";
import { suite, test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { holdFiles, phone, type VisitOptions, visit } from "./visit.ts";

const [{ handbook, paths, servicesPage }] = contents;
const bot = servicesPage.conversation?.bot;
const { chat } = handbook;
const outside = "What does the moon weigh?";

const log = (page: Page) => page.getByRole("log", { name: chat.log });
const messages = (page: Page) => page.locator("[data-own] > li");

async function visitBot(t: Parameters<typeof visit>[0], options?: VisitOptions, path = paths.servicesPage) {
  const visited = await visit(t, path, options);
  await visited.page.locator("#question").evaluate((element) => element.scrollIntoView({ block: "end" }));
  await visited.page.locator("form:not([hidden]) #question").waitFor();
  return visited;
}

if (bot)
  suite("the bot", { concurrency: 3 }, () => {
    const field = (page: Page) => page.getByRole("textbox", { name: bot.label });
    const restart = (page: Page) => page.getByRole("button", { name: bot.restart });
    const ask = async (page: Page, question: string) => {
      await field(page).fill(question);
      await field(page).press("Enter");
    };

    for (const content of contents) {
      test(`an answer in the page's language has its page, with the sentence marked: ${content.language.tag}`, async (t) => {
        const { page, problems } = await visitBot(t, {}, content.paths.servicesPage);
        await page.locator("[data-question]").first().click();
        const [question, answer, ...others] = await messages(page).all();
        assert.equal(others.length, 0);
        assert.match((await question?.textContent()) ?? "", /\?$/);
        const quote = await answer?.locator("mark").textContent();
        const entry = content.handbook.entries.find((each) => each.quote === quote);
        assert.ok(entry, `the handbook has the sentence ${quote}`);
        const text = (await answer?.textContent()) ?? "";
        for (const part of [
          content.handbook.chat.intro,
          entry.answer,
          `[2] ${entry.chapter}`,
          String(entry.page),
        ]) {
          assert.ok(text.includes(part), `${part} in ${text}`);
        }
        assert.deepEqual(problems, []);
      });
    }

    test("what the handbook does not hold goes to the person, who says that this is a demonstration", async (t) => {
      const { page } = await visitBot(t);
      await ask(page, outside);
      await ask(page, outside);
      const text = (await log(page).textContent()) ?? "";
      assert.ok(text.includes(chat.unknown) && text.includes(chat.person) && text.includes(chat.personAgain));
      assert.equal(await messages(page).locator("blockquote").count(), 0);
      assert.equal(await messages(page).locator("[data-notice]").count(), 1, "the person joins once");
    });

    test("every kind of question has a fitting answer, and markup stays text", async (t) => {
      const { page, problems } = await visitBot(t);
      const last = () => messages(page).last().textContent();
      for (const nothing of ["", "   ", "?!… ---"]) {
        await ask(page, nothing);
        assert.ok((await last())?.includes(chat.nothing), JSON.stringify(nothing));
      }
      assert.equal(await messages(page).count(), 3, "a second empty question adds nothing");
      await ask(page, "x".repeat(500));
      assert.ok((await last())?.includes(chat.long));
      await ask(page, "<img src=x onerror=alert(1)>");
      assert.ok((await last())?.includes(chat.person));
      assert.equal(await log(page).locator("img").count(), 0);
      assert.deepEqual(problems, []);
    });

    test("Enter asks and keeps the focus, Escape clears, and starting over brings the sample back", async (t) => {
      const { page } = await visitBot(t);
      assert.equal(await restart(page).isVisible(), false);
      await ask(page, bot.questions[0] ?? "");
      assert.equal(await field(page).inputValue(), "");
      assert.ok(await field(page).evaluate((element) => element === document.activeElement));
      await field(page).fill("half a thought");
      await field(page).press("Escape");
      assert.equal(await field(page).inputValue(), "");
      await restart(page).press("Enter");
      assert.equal(await messages(page).count(), 0);
      assert.ok(await field(page).evaluate((element) => element === document.activeElement));
      assert.equal(await log(page).evaluate(({ scrollTop }) => scrollTop), 0);
    });

    test("a finger taps a question: the newest message is just above the field, and nothing has moved", async (t) => {
      const { page } = await visitBot(t, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const places = () =>
        page
          .locator("figure form *, figcaption, footer")
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
      const before = await places();
      for (const question of await page.locator("[data-question]").all()) await question.tap();
      assert.deepEqual(await places(), before);
      const [message, input] = await Promise.all([
        messages(page).last().boundingBox(),
        field(page).boundingBox(),
      ]);
      const gap = (input?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0);
      assert.ok(gap > 0 && gap < 80, `${gap} px`);
      for (const target of await page.locator("figure form button").all()) {
        assert.ok(((await target.boundingBox())?.height ?? 0) >= 44);
      }
    });

    test("handbook and search come when the visitor is near, in one language, and asking requests nothing", async (t) => {
      const { page, requests } = await visit(t, paths.servicesPage, { viewport: phone });
      await page.waitForLoadState("networkidle");
      const loaded = () => requests.filter((request) => /handbook/.test(request.url())).length;
      assert.equal(loaded(), 0);
      await field(page).or(page.locator("#question")).first().scrollIntoViewIfNeeded();
      await field(page).waitFor();
      assert.equal(loaded(), 2, "the script and one handbook");
      await page.waitForLoadState("networkidle");
      const before = requests.length;
      await ask(page, bot.questions[0] ?? "");
      await ask(page, outside);
      await restart(page).click();
      await page.waitForTimeout(300);
      assert.equal(requests.length, before);
    });

    test("nothing moves when the field comes late", async (t) => {
      const { hold, release } = holdFiles();
      const { page } = await visit(t, paths.servicesPage, { viewport: phone, before: hold });
      const places = () =>
        page
          .locator("figure *, footer")
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      await page.locator("figcaption").scrollIntoViewIfNeeded();
      const before = await places();
      assert.equal(await field(page).count(), 0);
      release();
      await field(page).waitFor();
      assert.deepEqual(await places(), before);
    });

    test("without JavaScript there is no field and no room for one", async (t) => {
      const { page } = await visit(t, paths.servicesPage, { javaScriptEnabled: false });
      assert.equal(await page.locator("figure form").isVisible(), false);
      assert.equal(await page.locator("figure form").boundingBox(), null);
      assert.equal(await page.locator("figure [data-question]").first().isVisible(), false);
    });

    test("without its handbook there is no field and no gap, and the page says so in the console alone", async (t) => {
      const { page } = await visit(t, paths.servicesPage, {
        before: (page) => page.route("**/handbook-*.js", (route) => route.abort()),
      });
      await page.locator("figcaption").scrollIntoViewIfNeeded();
      await page.locator("[data-island=handbook-bot][data-island-failed]").waitFor({ state: "attached" });
      assert.equal(await field(page).count(), 0);
      assert.equal(await page.locator("figure form").boundingBox(), null);
    });

    test("an answer moves and lights up, and with reduced motion it is there at once", async (t) => {
      for (const [reducedMotion, moving] of [
        ["no-preference", true],
        ["reduce", false],
      ] as const) {
        const { page } = await visitBot(t, { reducedMotion });
        await page.locator("[data-question]").first().click();
        const names = await messages(page)
          .last()
          .evaluate((message) =>
            [message, message.querySelector("mark") as Element].map(
              (part) => getComputedStyle(part).animationName !== "none",
            ),
          );
        assert.deepEqual(names, [moving, moving], reducedMotion);
      }
    });

    test("in print the visitor's conversation is whole, without the field", async (t) => {
      const { page } = await visitBot(t);
      await page.locator("[data-question]").first().click();
      await ask(page, outside);
      await page.emulateMedia({ media: "print" });
      assert.equal(await page.locator("figure form").isVisible(), false);
      const [end, caption] = await Promise.all([
        messages(page).last().boundingBox(),
        page.locator("figcaption").boundingBox(),
      ]);
      assert.ok(
        end && caption && end.height > 0 && end.y + end.height <= caption.y,
        "the caption is below it",
      );
    });
  });
