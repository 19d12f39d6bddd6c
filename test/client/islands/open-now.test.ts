import assert from "node:assert/strict";
import { test } from "node:test";
import { describeStatus } from "#client/islands/open-now/open-now.ts";

const words = {
  otherClock: { open: "open until {here} or {there}", closed: "opens {there}" },
  sameClock: { open: "open until {here}", closed: "opens {here}" },
};

const describe = (open: boolean, here: string, there: string, language = "en-US") =>
  describeStatus({ open, here, there }, words, language).replace(/\s/g, " ");

test("while the line is open, both clocks show when it closes", () => {
  assert.equal(describe(true, "2026-11-23T18:00", "2026-11-23T23:00"), "open until 6:00 PM or 11:00 PM");
});

test("a closing time on the visitor's next day names that day", () => {
  assert.equal(
    describe(true, "2026-11-23T18:00", "2026-11-24T04:45"),
    "open until 6:00 PM or Tuesday 4:45 AM",
  );
});

test("an opening time is the visitor's own, with its day", () => {
  assert.equal(describe(false, "2026-11-23T09:00", "2026-11-22T23:00"), "opens Sunday 11:00 PM");
});

test("where both clocks show the same, the time stands once", () => {
  assert.equal(describe(true, "2026-11-23T18:00", "2026-11-23T18:00"), "open until 6:00 PM");
  assert.equal(describe(false, "2026-11-23T09:00", "2026-11-23T09:00"), "opens Monday 9:00 AM");
});

test("days and times are in the page's language", () => {
  assert.equal(describe(false, "2026-11-23T09:00", "2026-11-23T15:00", "de-DE"), "opens Montag, 15:00");
});
