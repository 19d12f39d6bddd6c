import assert from "node:assert/strict";
import { test } from "node:test";
import { describeEffort } from "#client/islands/timetable/timetable.ts";

test("a result has clicks and tenths of a second in the language of the page, and nobody takes no time", () => {
  for (const [clicks, milliseconds, language, result] of [
    [2, 3417, "en-US", "2 clicks, 3.4 seconds."],
    [2, 3417, "es", "2 clicks, 3,4 segundos."],
    [2, 1020, "en-US", "2 clicks, 1 second."],
    [4, 1_234_560, "en-US", "4 clicks, 1,234.6 seconds."],
    [2, 12, "en-US", "2 clicks, 0.1 seconds."],
  ] as const)
    assert.equal(
      describeEffort(clicks, milliseconds, { result: "{clicks} clicks, {time}." }, language),
      result,
    );
});
