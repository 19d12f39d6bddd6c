import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { layOutAll } from "./lay-out-all.ts";
import { desktop, holdFiles, phone, site, visit, withoutStorage } from "./visit.ts";

const [{ home, paths }] = contents;
const { heading, action, example, note, kept } = home.banner;
const sentence = "Every Zyxaday we copy forty orders from email into a spreadsheet.";

const line = (page: Page) => page.getByRole("textbox", { name: heading });
const link = (page: Page) => page.getByRole("main").getByRole("link", { name: action });
const message = (page: Page) => page.locator("[name=message]");

async function reachLine(page: Page) {
  await link(page).scrollIntoViewIfNeeded();
  await line(page).waitFor();
}

async function reachForm(page: Page) {
  await page.waitForURL(`**${paths.contactPage}`);
  await page.locator("form[data-ready]").waitFor();
}

for (const viewport of [{ width: 320, height: 640 }, desktop]) {
  test(`a sentence goes along into the form's message, and nowhere else, at ${viewport.width} px`, async (t) => {
    const { page, problems, requests } = await visit(t, paths.home, { viewport });
    await reachLine(page);
    await line(page).click();
    await page.keyboard.type(`  ${sentence} `);
    await link(page).click();
    await reachForm(page);
    assert.equal(await message(page).inputValue(), sentence);
    assert.equal(page.url(), site.origin + paths.contactPage);
    assert.deepEqual(problems, []);
    for (const request of requests) {
      assert.doesNotMatch(request.url() + (request.postData() ?? ""), /zyxa/i);
      assert.equal(request.method(), "GET");
    }
    assert.doesNotMatch(site.log(), /zyxa/i);
    // A page from the back/forward cache never fires "load".
    await page.goBack({ waitUntil: "commit" });
    await page.getByText(kept).waitFor();
    assert.equal(
      await line(page).inputValue(),
      sentence,
      "on the way back the line shows what has gone along",
    );
  });
}

test("Enter in the line does what the button does, without a sentence and with, and leaves other fields alone", async (t) => {
  const { page } = await visit(t, paths.home);
  const name = page.locator("[name=name]");
  for (const [typed, before, after] of [
    ["", "", "Ada"],
    [sentence, "Ada", "Ada"],
  ] as const) {
    await page.goto(paths.home);
    await reachLine(page);
    await line(page).fill(typed);
    await line(page).press("Enter");
    await reachForm(page);
    assert.equal(await message(page).inputValue(), typed);
    assert.equal(await name.inputValue(), before);
    await name.fill(after);
  }
});

test("a message that the form has already stays: the line shows it and cannot be changed", async (t) => {
  const { page } = await visit(t, paths.contactPage);
  await page.locator("form[data-ready]").waitFor();
  await message(page).fill("Written\nbefore");
  await page.goto(paths.home);
  await reachLine(page);
  assert.equal(await line(page).inputValue(), "Written before");
  assert.equal(await line(page).isEditable(), false);
  assert.ok(await page.getByText(kept).isVisible());
  assert.equal(await page.getByText(note).isVisible(), false);
  await link(page).click();
  await reachForm(page);
  assert.equal(await message(page).inputValue(), "Written\nbefore");
});

for (const { name, options } of [
  { name: "without JavaScript", options: { javaScriptEnabled: false } },
  { name: "where storage is refused", options: { before: withoutStorage } },
]) {
  test(`${name} there is an example, no line, and a button that leads to the form`, async (t) => {
    const { page, problems } = await visit(t, paths.home, options);
    await link(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    assert.ok(await page.getByText(example).isVisible());
    assert.equal(await line(page).count(), 0);
    assert.equal(await page.getByText(note).isVisible(), false);
    await link(page).click();
    await page.waitForURL(`**${paths.contactPage}`);
    assert.deepEqual(problems, []);
  });
}

test("nothing moves when the line comes late, and the example gives way to what is written", async (t) => {
  const { hold, release } = holdFiles();
  const { page } = await visit(t, paths.home, { viewport: phone, before: hold });
  // Sections passed by a jump get their real heights a frame later, which is not what this test is about.
  await layOutAll(page);
  await link(page).scrollIntoViewIfNeeded();
  const places = () =>
    page
      .locator("#contact *, footer")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const before = await places();
  release();
  await line(page).waitFor();
  assert.deepEqual(await places(), before);
  assert.ok(await page.getByText(example).isVisible());
  await line(page).fill("W");
  assert.equal(await page.getByText(example).isVisible(), false);
});

test("the closing section is whole when the focus is in it, wherever the page is scrolled to", async (t) => {
  const { page } = await visit(t, paths.home);
  const section = page.locator("#contact");
  const clip = () => section.evaluate((element) => getComputedStyle(element).clipPath);
  await section.evaluate((element: HTMLElement) => scrollTo(0, element.offsetTop - innerHeight + 100));
  assert.notEqual(await clip(), "none");
  await link(page).evaluate((element) => element.focus({ preventScroll: true }));
  assert.equal(await clip(), "none");
});
