import assert from "node:assert/strict";
import { test } from "node:test";
import { describeTime } from "#client/islands/timetable/timetable.ts";

test("a time has the language of the page, is no longer than the school's figure, and nobody takes no time", () => {
  for (const [milliseconds, language, time] of [
    [3417, "en-US", "3.4 seconds"],
    [3417, "es", "3,4 segundos"],
    [1020, "en-US", "1 second"],
    [12, "en-US", "0.1 seconds"],
    [9960, "en-US", "10 seconds"],
    [59_400, "en-US", "59 seconds"],
    [59_600, "en-US", "1 minute"],
    [1_234_560, "es", "21 minutos"],
  ] as const)
    assert.equal(describeTime(milliseconds, language), time);
});
