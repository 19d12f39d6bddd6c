import assert from "node:assert/strict";
import { test } from "node:test";
import { describeStatus } from "#client/islands/open-now/mount.ts";

const text = {
  otherClock: { open: "open until {companyTime} or {visitorTime}", closed: "opens {visitorTime}" },
  sameClock: { open: "open until {companyTime}", closed: "opens {companyTime}" },
};

test("the next change is stated in both time zones and the page's language, with its day where that is not clear", () => {
  for (const [open, companyTime, visitorTime, language, expected] of [
    [true, "2026-11-23T18:00", "2026-11-23T23:00", "en-US", "open until 6:00 PM or 11:00 PM"],
    [true, "2026-11-23T18:00", "2026-11-24T04:45", "en-US", "open until 6:00 PM or Tuesday 4:45 AM"],
    [true, "2026-11-23T18:00", "2026-11-23T18:00", "en-US", "open until 6:00 PM"],
    [false, "2026-11-23T09:00", "2026-11-22T23:00", "en-US", "opens Sunday 11:00 PM"],
    [false, "2026-11-23T09:00", "2026-11-23T09:00", "en-US", "opens Monday 9:00 AM"],
    [false, "2026-11-23T09:00", "2026-11-23T15:00", "de-DE", "opens Montag, 15:00"],
    [false, "2026-11-23T08:00", "2026-11-23T08:00", "de-DE", "opens Montag, 8:00"],
  ] as const) {
    const status = { open, companyTime, visitorTime, far: false };
    assert.equal(describeStatus(status, text, language).replace(/\s/g, " "), expected);
  }
});

test("an opening after a long closure is stated with its date", () => {
  const time = "2026-09-01T09:00";
  const status = { open: false, companyTime: time, visitorTime: time, far: true };
  for (const [language, expected] of [
    ["en-US", "opens Tuesday, September 1 at 9:00 AM"],
    ["es", "opens martes, 1 de septiembre, 9:00"],
  ] as const)
    assert.equal(describeStatus(status, text, language).replace(/\s/g, " "), expected);
});
