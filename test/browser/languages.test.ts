import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { localPath } from "#shared/languages.ts";
import { contents } from "#shared/pages.ts";
import { paths } from "#shared/public-files.ts";
import { button, enquiry, fillIn, ready, summary, values } from "./contact-form.ts";
import { phone, visit } from "./visit.ts";

const [original, ...others] = contents;
const menuButton = (page: Page) => page.locator("[popovertarget=menu]");
const linkTo = (page: Page, place: string, tag: string) => page.locator(`${place} a[hreflang=${tag}]`);
const line = (page: Page) => page.locator("[data-island=first-sentence] input");

/** Follows the link in the footer to the same page in another language. */
async function changeTo(page: Page, { language }: (typeof contents)[number], path: string) {
  await linkTo(page, "footer", language.tag).click();
  await page.waitForURL(`**${localPath(path, language)}`);
}

test("a page has a link to each of its other languages, and none if there is no other", async (t) => {
  const { page } = await visit(t, original.paths.home);
  const tags = await page
    .locator("footer a[hreflang]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  assert.deepEqual(
    tags,
    others.map(({ language }) => language.tag),
  );
});

for (const other of others) {
  const { tag } = other.language;

  for (const width of [320, 768, 1024, 1025, 1920])
    test(`the link to ${tag} is in reach at ${width} px without script, and leads to the same page`, async (t) => {
      const viewport = { width, height: 800 };
      const { page } = await visit(t, original.paths.servicesPage, { viewport, javaScriptEnabled: false });
      if (await menuButton(page).isVisible()) await menuButton(page).click();
      const link = linkTo(page, "#menu", tag);
      assert.ok(await link.isVisible());
      for (const place of ["#menu", "footer"]) {
        const { height = 0 } = (await linkTo(page, place, tag).boundingBox()) ?? {};
        assert.ok(width > 1024 || height >= 44, `${height} px in ${place}`);
      }
      await link.click();
      await page.waitForURL(`**${other.paths.servicesPage}`);
    });

  test(`a half-typed enquiry survives the change to ${tag} and back, with the service chosen`, async (t) => {
    const { page, problems } = await visit(t, original.paths.contactPage);
    await ready(page);
    await fillIn(page);
    for (const content of [other, original]) {
      await changeTo(page, content, paths.contactPage);
      await ready(page);
      assert.deepEqual(await values(page), enquiry);
      const chosen = page.locator("[name=service] option:checked");
      const [firstService] = Object.values(content.contactForm.services);
      assert.equal(await chosen.textContent(), firstService);
    }
    assert.deepEqual(problems, []);
  });

  test(`a sentence on Home survives the change to ${tag}, and goes along into the form there`, async (t) => {
    const { page } = await visit(t, original.paths.home, { viewport: phone });
    const sentence = "We copy forty orders a day.";
    await line(page).scrollIntoViewIfNeeded();
    await line(page).and(page.locator(":not([hidden])")).fill(sentence);
    await changeTo(page, other, paths.home);
    await line(page).scrollIntoViewIfNeeded();
    await line(page).and(page.locator(":not([hidden])")).waitFor();
    assert.equal(await line(page).inputValue(), sentence);
    assert.ok(await line(page).isEditable());
    await line(page).press("Enter");
    await page.waitForURL(`**${other.paths.contactPage}`);
    await ready(page);
    assert.equal((await values(page))["message"], sentence);
  });

  test(`the form speaks ${tag}: its messages, its title and its outcome`, async (t) => {
    const { page, problems } = await visit(t, other.paths.contactPage);
    await ready(page);
    await button(page).click();
    const { fields, titlePrefix, success } = other.contactForm;
    assert.deepEqual(await summary(page).getByRole("link").allInnerTexts(), [
      fields.name.messages.required,
      fields.email.messages.required,
      fields.service.messages.required,
      fields.subject.messages.required,
      fields.message.messages.required,
    ]);
    assert.equal(await page.title(), titlePrefix + other.contactPage.metadata.title);
    await fillIn(page);
    await button(page).click();
    await page.getByText(success, { exact: true }).waitFor();
    assert.deepEqual(problems, []);
  });

  test(`the hours say in ${tag} whether the phone is answered`, async (t) => {
    const { page } = await visit(t, other.paths.contactPage, {
      timezoneId: "Asia/Kathmandu",
      before: ({ clock }) => clock.setFixedTime("2026-11-24T17:00Z"),
    });
    const said = page.locator("[data-island=open-now] p:not(:empty)");
    await page.locator("[data-island=open-now]").scrollIntoViewIfNeeded();
    const [beginning = ""] = other.contactPage.direct.now.otherClock.open.split("{");
    assert.ok((await said.textContent())?.startsWith(beginning));
  });
}
