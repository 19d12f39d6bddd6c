import assert from "node:assert/strict";
import { test } from "node:test";
import { describeStatus } from "#client/islands/open-now/mount.ts";
import { company } from "#shared/data/company.ts";
import { openingStatus } from "#shared/opening-hours.ts";
import { sites } from "#shared/pages.ts";
import { island } from "./support/page-objects.ts";
import { visit } from "./support/visit.ts";

const timezoneId = "Asia/Kathmandu";
const minute = 60_000;
const statusAt = (time: number) => openingStatus(company.openingHours, new Date(time), timezoneId);

/** The first full minute from now at which the company opens, in milliseconds since the epoch. */
function nextOpening(): number {
  let time = Math.ceil(Date.now() / minute) * minute;
  while (statusAt(time - minute).open || !statusAt(time).open) time += minute;
  return time;
}

test("the status changes to open while the page stays open, in the visitor's time and in each language", async (t) => {
  const opening = nextOpening();
  for (const { contact, language, paths } of sites) {
    const textAt = (time: number) => describeStatus(statusAt(time), contact.direct.now, language.locale);
    const { page, problems } = await visit(t, paths.contact, {
      timezoneId,
      before: ({ clock }) => clock.install({ time: opening - minute / 2 }),
    });
    const hours = island(page, "open-now");
    await hours.scrollIntoViewIfNeeded();
    await hours.getByText(textAt(opening - minute), { exact: true }).waitFor();
    await page.clock.runFor(minute);
    assert.equal(await hours.textContent(), textAt(opening));
    assert.deepEqual(problems, []);
  }
});
