import assert from "node:assert/strict";
import { test } from "node:test";
import { announce } from "#client/islands/announce.ts";
import { describeTime } from "#client/islands/timetable/mount.ts";

test("a text comes a moment after its status, or screen readers miss it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const status = { hidden: true, textContent: "" };
  announce(status as HTMLElement, "said");
  assert.deepEqual(status, { hidden: false, textContent: "" });
  t.mock.timers.tick(300);
  assert.equal(status.textContent, "said");
});

test("a time is in the page's language, has no decimals from ten seconds on, and is never zero", () => {
  for (const [milliseconds, locale, time] of [
    [3417, "en-US", "3.4 seconds"],
    [3417, "es", "3,4 segundos"],
    [1020, "en-US", "1 second"],
    [12, "en-US", "0.1 seconds"],
    [75_400, "en-US", "75 seconds"],
  ] as const)
    assert.equal(describeTime(milliseconds, locale), time);
});
