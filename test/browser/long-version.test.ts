import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { desktop, holdFiles, phone, site, visit, withoutStorage } from "./visit.ts";

const [english] = contents;
const { paths } = english;

/** In their order, words 4, 5 and 8 form a sentence. */
const text = "Hello, we are\n\nzyxaday copying orders “twice”, by hand – sorry.";
const picks = ["we", "copying", "hand"];
const sentence = "We copying hand.";

const script = /\/long-version-[^/]+\.js$/;
const field = (page: Page) => page.locator("[data-island=long-version] textarea");
const words = (page: Page) => page.locator("[role=group] [role=button]");
const word = (page: Page, text: string) => words(page).filter({ hasText: new RegExp(`^${text}$`) });
const picked = (page: Page) => page.locator("[role=group] [aria-pressed=true]").allTextContents();
const formed = (page: Page) => page.locator("[data-sentence]").textContent();
const message = (page: Page) => page.locator("[name=message]");

/** The parts of the section by their names in a language. */
function parts(page: Page, { about } = english) {
  const { heading, action, longVersion } = about.banner;
  const section = page.locator("#contact");
  const button = (name: string) => section.getByRole("button", { name, exact: true });
  return {
    heading: section.getByRole("heading", { name: heading }),
    field: section.getByRole("textbox", { name: heading }),
    group: section.getByRole("group", { name: longVersion.group }),
    status: section.getByRole("status"),
    link: section.getByRole("link", { name: action }),
    find: button(longVersion.find),
    edit: button(longVersion.edit),
    restart: button(longVersion.restart),
    undo: button(longVersion.undo),
    kept: section.getByText(longVersion.kept),
  };
}

async function reach(page: Page) {
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await field(page).waitFor();
}

/** Pastes like a visitor: browsers tell that a text was pasted. */
const paste = (page: Page, text: string) =>
  field(page).evaluate((element: HTMLTextAreaElement, text) => {
    element.focus();
    element.setRangeText(text, 0, element.value.length, "end");
    element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  }, text);

async function reachForm(page: Page, path: string = paths.contactPage) {
  await page.waitForURL(`**${path}`);
  await page.locator("form[data-ready]").waitFor();
}

/** What is said of a text. */
function said({ about, language }: (typeof contents)[number], total: number, count: number) {
  const { total: totals, took, numbers } = about.banner.longVersion.count;
  const [all, own] = [totals, took].map(
    (texts, index) => texts[[total, count][index] === 1 ? "one" : "other"],
  );
  return `${all?.replace("{count}", new Intl.NumberFormat(language.locale).format(total))} ${own?.replace("{number}", numbers[count - 1] ?? String(count))}`;
}

for (const content of contents)
  for (const [how, viewport, hasTouch] of [
    ["by mouse", desktop, false],
    ["by finger", { width: 390, height: 844 }, true],
  ] as const)
    test(`picked words form a sentence ${how} in ${content.language.name}, and only the form gets it`, async (t) => {
      const { page, problems, requests } = await visit(t, content.paths.about, { viewport, hasTouch });
      await reach(page);
      await page.waitForLoadState("networkidle");
      const before = requests.length;
      const { field, find, status, link } = parts(page, content);
      await field.click();
      await page.keyboard.insertText(text);
      await (hasTouch ? find.tap() : find.click());
      for (const each of ["hand", "we", "copying", "orders", "orders"])
        await (hasTouch ? word(page, each).tap() : word(page, each).click());
      assert.deepEqual(await picked(page), picks);
      assert.equal(await formed(page), sentence);
      assert.equal(await status.textContent(), said(content, 10, 3));
      await word(page, "copying").click();
      await word(page, "hand").click();
      assert.equal(await status.textContent(), said(content, 10, 1));
      for (const each of ["copying", "hand"]) await word(page, each).click();
      assert.equal(requests.length, before, "nothing is asked for while it is used");
      await link.click();
      await reachForm(page, content.paths.contactPage);
      assert.equal(await message(page).inputValue(), sentence);
      assert.deepEqual(problems, []);
      for (const request of requests) {
        assert.doesNotMatch(request.url() + (request.postData() ?? ""), /zyxa/i);
        assert.equal(request.method(), "GET");
      }
      assert.doesNotMatch(site.log(), /zyxa/i);
    });

test("it works by keyboard alone: arrows move between words and lines, Enter and Space pick", async (t) => {
  const { page } = await visit(t, paths.about);
  await reach(page);
  const { field, find, edit } = parts(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await field.focus();
  await page.keyboard.insertText(text);
  await page.keyboard.press("Tab");
  assert.equal(await focused(), await find.textContent());
  await page.keyboard.press("Enter");
  for (const [key, expected] of [
    ["ArrowLeft", "Hello"],
    ["ArrowRight", "we"],
    ["Enter", "we"],
    ["End", "sorry"],
    ["ArrowRight", "sorry"],
    ["Home", "Hello"],
    ["ArrowDown", "zyxaday"],
    ["ArrowRight", "copying"],
    ["Space", "copying"],
    ["ArrowUp", "are"],
    ["ArrowUp", "are"],
    ["Tab", await edit.textContent()],
    ["Shift+Tab", "are"],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await focused(), expected, `after ${key}`);
  }
  assert.deepEqual(await picked(page), ["we", "copying"]);
  assert.equal(await words(page).and(page.locator("[tabindex='0']")).count(), 1);
});

test("a screen reader finds one group of toggle buttons", async (t) => {
  const { page } = await visit(t, paths.about);
  await reach(page);
  await paste(page, "We copy");
  await words(page).last().click();
  const { group } = parts(page);
  assert.equal(
    await group.ariaSnapshot(),
    `- group "${english.about.banner.longVersion.group}":
  - paragraph:
    - button "We"
    - button "copy" [pressed]`,
  );
});

test("a pasted text can be picked from at once, and its line breaks stay", async (t) => {
  const { page } = await visit(t, paths.about, { viewport: phone });
  await reach(page);
  await paste(page, "one\r\ntwo\n\n\nthree");
  const { group, heading } = parts(page);
  assert.ok(await group.isVisible());
  assert.deepEqual(await group.locator("p").allTextContents(), ["one", "two", "", "", "three"]);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "one");
  assert.equal(await heading.count(), 1, "the section keeps its heading for screen readers");
});

test("a page that is loaded again keeps the text", async (t) => {
  const { page } = await visit(t, paths.about);
  await reach(page);
  const { field, find } = parts(page);
  await field.fill(text);
  await page.reload();
  await reach(page);
  assert.equal(await field.inputValue(), text);
  await find.click();
  assert.ok(await word(page, "we").isVisible());
});

test("an edited text keeps the words that are picked outside of the edit", async (t) => {
  const { page } = await visit(t, paths.about);
  await reach(page);
  await paste(page, text);
  for (const each of picks) await word(page, each).click();
  const { edit, field, find } = parts(page);
  await edit.click();
  assert.ok(await field.evaluate((element) => element === document.activeElement));
  assert.equal(await formed(page), sentence);
  await field.fill(text.replace("zyxaday", "again and again"));
  await find.click();
  assert.deepEqual(await picked(page), picks);
  await edit.click();
  await field.fill(text.replace("copying", "typing"));
  await find.click();
  assert.deepEqual(await picked(page), ["we", "hand"]);
});

test("starting over empties everything, and can be undone until the visitor writes again", async (t) => {
  const { page } = await visit(t, paths.about);
  await reach(page);
  await paste(page, text);
  for (const each of picks) await word(page, each).click();
  const { restart, undo, field, find, heading, status } = parts(page);
  await restart.click();
  assert.equal(await field.inputValue(), "");
  assert.equal(await formed(page), "");
  assert.equal(await status.textContent(), english.about.banner.longVersion.invitation);
  assert.equal(await heading.evaluate((element) => getComputedStyle(element).opacity), "1");
  await undo.click();
  assert.deepEqual(await picked(page), picks);
  assert.equal(await formed(page), sentence);
  await restart.click();
  await field.fill(text);
  assert.equal(await undo.isVisible(), false);
  await find.click();
  assert.deepEqual(await picked(page), []);
});

test("a text without words says so and stays", async (t) => {
  const { page } = await visit(t, paths.about);
  await reach(page);
  const { field, find, status } = parts(page);
  await field.fill("… !?");
  await find.click();
  assert.equal(await status.textContent(), english.about.banner.longVersion.none);
  assert.equal(await field.inputValue(), "… !?");
  await field.fill("… !? words");
  assert.equal(await status.textContent(), english.about.banner.longVersion.invitation);
});

test("of a very long text the first words can be picked, and nothing of it is lost", async (t) => {
  const { page } = await visit(t, paths.about);
  await reach(page);
  const long = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(" ");
  await paste(page, long);
  const { group, status, edit, field } = parts(page);
  const { count } = english.about.banner.longVersion;
  const figure = new Intl.NumberFormat(english.language.locale);
  const limit = await words(page).count();
  assert.ok(limit >= 1000 && limit < 5000);
  assert.equal(
    await status.textContent(),
    `${count.total.other.replace("{count}", figure.format(5000))} ${count.pickFirst.replace("{limit}", figure.format(limit))}`,
  );
  assert.equal(await group.textContent(), long);
  await edit.click();
  assert.equal(await field.inputValue(), long);
});

test("with 1,000 words a press is answered before the next frame, on a processor a quarter as fast", async (t) => {
  const { page } = await visit(t, paths.about, { viewport: phone });
  await reach(page);
  await paste(page, Array.from({ length: 1000 }, (_, index) => `word${index}`).join(" "));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times = await words(page).evaluateAll(async (all) => {
    const times: number[] = [];
    for (const word of all.slice(0, 200).filter((_, index) => index % 10 === 0)) {
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      (word as HTMLElement).click();
      // Asks for the new layout.
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    return times.toSorted((one, other) => one - other);
  });
  const median = times[times.length / 2] ?? Number.NaN;
  t.diagnostic(`${median.toFixed(1)} ms`);
  assert.ok(median < 50, `${median} ms`);
  assert.equal((await picked(page)).length, 20);
});

for (const [script, text, pick, expected, next] of [
  ["Arabic", "نحن نكتب الطلبات New York مرتين", ["نحن", "مرتين"], "نحن مرتين.", "ArrowLeft"],
  ["Chinese", "我们需要一个新网站。", ["我们", "需要", "网站"], "我们需要网站。", "ArrowRight"],
  ["emoji", "help 🎉 👨‍👩‍👧 us", ["help", "👨‍👩‍👧"], "Help 👨‍👩‍👧.", "ArrowRight"],
] as const)
  test(`words of ${script} can be picked, and run in their own direction`, async (t) => {
    const { page } = await visit(t, paths.about);
    await reach(page);
    await paste(page, text);
    for (const each of pick) await word(page, each).click();
    assert.equal(await formed(page), expected);
    const all = await words(page).allTextContents();
    await words(page).first().focus();
    await page.keyboard.press(next);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), all[1]);
    const places = await words(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().left),
    );
    const isRightToLeft = next === "ArrowLeft";
    assert.equal((places[0] ?? 0) > (places[1] ?? 0), isRightToLeft);
    const latin = all.indexOf("New");
    if (latin > 0)
      assert.ok((places[latin] ?? 0) < (places[latin + 1] ?? 0), "New York reads from left to right");
  });

test("a message that the form has already stays, and the section says so", async (t) => {
  const { page } = await visit(t, paths.contactPage);
  await page.locator("form[data-ready]").waitFor();
  await message(page).fill("Written before");
  await page.goto(paths.about);
  await reach(page);
  await paste(page, text);
  await word(page, "we").click();
  const { kept, link } = parts(page);
  assert.ok(await kept.isVisible());
  await link.click();
  await reachForm(page);
  assert.equal(await message(page).inputValue(), "Written before");
});

for (const { name, options } of [
  { name: "without JavaScript", options: { javaScriptEnabled: false } },
  { name: "where storage is refused", options: { before: withoutStorage } },
  {
    name: "when its script fails",
    options: { before: (page: Page) => page.route(script, (route) => route.abort()) },
  },
]) {
  test(`${name} there are heading, promise and a button that leads to the form`, async (t) => {
    const { page } = await visit(t, paths.about, options);
    const { heading, link, field, status } = parts(page);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    assert.ok(await heading.isVisible());
    assert.ok(await page.locator("#contact mark").isVisible());
    for (const part of [field, status]) assert.equal(await part.isVisible(), false);
    await link.click();
    await page.waitForURL(`**${paths.contactPage}`);
  });
}

for (const viewport of [phone, desktop])
  test(`nothing of it loads before the visitor is near, and nothing moves when it comes, at ${viewport.width} px`, async (t) => {
    const { hold, release } = holdFiles(script);
    const { page, requests } = await visit(t, paths.about, { viewport, before: hold });
    const own = () => requests.filter((request) => script.test(request.url()));
    await page.waitForLoadState("networkidle");
    assert.deepEqual(own(), []);
    await parts(page).link.scrollIntoViewIfNeeded();
    const places = () =>
      page
        .locator("#contact, #contact h2, #contact p, #contact a, footer")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    while (own().length === 0) await page.waitForTimeout(50);
    const before = await places();
    release();
    await field(page).waitFor();
    assert.deepEqual(await places(), before);
    await paste(page, text);
    const { link } = parts(page);
    const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
    const unpicked = await top();
    await word(page, "we").click();
    assert.equal(await top(), unpicked, "a short sentence takes the place of the promise");
  });
