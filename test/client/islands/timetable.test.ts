import assert from "node:assert/strict";
import { test } from "node:test";
import { describeEffort } from "#client/islands/timetable/timetable.ts";

const describe = (clicks: number, milliseconds: number, language = "en-US") =>
  describeEffort(clicks, milliseconds, { result: "{clicks} clicks, {time}." }, language);

test("a result has the time in tenths of a second, in the language of the page", () => {
  assert.equal(describe(2, 3417), "2 clicks, 3.4 seconds.");
  assert.equal(describe(2, 3417, "es"), "2 clicks, 3,4 segundos.");
});

test("one second is singular, and a long time has its separators", () => {
  assert.equal(describe(2, 1020), "2 clicks, 1 second.");
  assert.equal(describe(4, 1_234_560), "4 clicks, 1,234.6 seconds.");
});

test("nobody takes no time", () => {
  assert.equal(describe(2, 12), "2 clicks, 0.1 seconds.");
});
