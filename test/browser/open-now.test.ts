import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { describeStatus } from "#client/islands/open-now/open-now.ts";
import { company } from "#shared/company.ts";
import { openingStatus } from "#shared/opening-hours.ts";
import { contents } from "#shared/pages.ts";
import { desktop, holdFiles, visit } from "./visit.ts";

const [{ contactPage, language, paths }] = contents;

const line = (page: Page) => page.locator("[data-island='open-now'] p");
const spoken = (page: Page) => line(page).and(page.locator(":not(:empty)"));
const zone = "Asia/Kathmandu";
const minute = 60_000;

const statusAt = (time: number) => openingStatus(company.hours, new Date(time), zone);
const textAt = (time: number) => describeStatus(statusAt(time), contactPage.direct.now, language.locale);

/** The first opening after a Sunday noon, as a time in milliseconds. */
function nextOpening(): number {
  let time = Date.parse("2026-11-22T12:00Z");
  while (!statusAt(time).open) time += 5 * minute;
  return time;
}

test("the hours open while the page stays open, in the visitor's time", async (t) => {
  const opening = nextOpening();
  const { page, problems } = await visit(t, paths.contactPage, {
    timezoneId: zone,
    before: ({ clock }) => clock.install({ time: opening - minute / 2 }),
  });
  await line(page).scrollIntoViewIfNeeded();
  await spoken(page).waitFor();
  assert.equal(await line(page).textContent(), textAt(opening - minute));
  await page.clock.runFor(minute);
  assert.equal(await line(page).textContent(), textAt(opening));
  const announced = await line(page).evaluate((line) => line.closest("[aria-live], [role]")?.outerHTML);
  assert.equal(announced, undefined, "the words are announced to nobody");
  assert.deepEqual(problems, []);
});

for (const viewport of [{ width: 320, height: 640 }, desktop]) {
  test(`the room of the words is there before them, at ${viewport.width} px`, async (t) => {
    const { hold, release } = holdFiles();
    const { page } = await visit(t, paths.contactPage, {
      viewport,
      // The company closes at midnight there. The day with the longest name gives the longest text.
      timezoneId: "Europe/Berlin",
      before: async (page) => {
        await page.clock.setFixedTime("2026-11-24T17:00Z");
        await hold(page);
      },
    });
    await line(page).evaluate((line) => line.scrollIntoView({ block: "center", behavior: "instant" }));
    assert.equal(await line(page).textContent(), "");
    const before = await line(page).boundingBox();
    release();
    await spoken(page).waitFor();
    assert.deepEqual(await line(page).boundingBox(), before);
  });
}

test("without script there is no empty line", async (t) => {
  const { page } = await visit(t, paths.contactPage, { javaScriptEnabled: false });
  assert.equal(await line(page).isVisible(), false);
});

test("the state stands with the phone number and nothing else that a visitor could take it for", async (t) => {
  const { page } = await visit(t, paths.contactPage);
  const group = page.locator(":has(> [data-island='open-now'])");
  const hrefs = await group
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.deepEqual(hrefs, [company.phone.uri]);
});
