import assert from "node:assert/strict";
import { test } from "node:test";
import { describeStatus } from "#client/islands/open-now/open-now.ts";
import { company } from "#shared/company.ts";
import { openingStatus } from "#shared/opening-hours.ts";
import { contents } from "#shared/pages.ts";
import { island } from "./parts.ts";
import { holdFiles, visit } from "./visit.ts";

const timezoneId = "Asia/Kathmandu";
const minute = 60_000;
const statusAt = (time: number) => openingStatus(company.hours, new Date(time), timezoneId);

/** The first full minute from now at which the company opens, as a time in milliseconds. */
function nextOpening(): number {
  let time = Math.ceil(Date.now() / minute) * minute;
  while (statusAt(time - minute).open || !statusAt(time).open) time += minute;
  return time;
}

test("the hours open while the page stays open, in the visitor's time and in each language", async (t) => {
  const opening = nextOpening();
  for (const { contactPage, language, paths } of contents) {
    const textAt = (time: number) => describeStatus(statusAt(time), contactPage.direct.now, language.locale);
    const { page, problems } = await visit(t, paths.contactPage, {
      timezoneId,
      before: ({ clock }) => clock.install({ time: opening - minute / 2 }),
    });
    const hours = island(page, "open-now");
    await hours.scrollIntoViewIfNeeded();
    await hours.getByText(textAt(opening - minute), { exact: true }).waitFor();
    await page.clock.runFor(minute);
    assert.equal(await hours.textContent(), textAt(opening));
    const announced = await hours.evaluate((hours) =>
      hours.closest("[aria-live], [role=status], [role=log]"),
    );
    assert.equal(announced, null, "the words are announced to nobody");
    assert.deepEqual(problems, []);
  }
});

test("the room of the words is there before them, and without script there is none", async (t) => {
  const [{ paths }] = contents;
  const viewport = { width: 320, height: 640 };
  const { hold, release } = holdFiles();
  const { page } = await visit(t, paths.contactPage, { viewport, timezoneId, before: hold });
  const hours = island(page, "open-now");
  await hours.evaluate((hours) => hours.scrollIntoView({ block: "center", behavior: "instant" }));
  assert.equal(await hours.textContent(), "");
  const before = await hours.boundingBox();
  release();
  await page.waitForFunction(() => document.querySelector("[data-island=open-now]")?.textContent);
  assert.deepEqual(await hours.boundingBox(), before);

  const { page: plain } = await visit(t, paths.contactPage, { viewport, javaScriptEnabled: false });
  assert.equal((await island(plain, "open-now").boundingBox())?.height ?? 0, 0);
});
