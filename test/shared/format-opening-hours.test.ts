import assert from "node:assert/strict";
import { test } from "node:test";
import { formatOpeningHours } from "#shared/format-opening-hours.ts";
import { type OpeningHours, weekdays } from "#shared/opening-status.ts";

const english = { locale: "en-US", dash: "-" };
const nineToSix = { opens: "09:00", closes: "18:00" };
const shortFriday: OpeningHours["week"] = [
  { days: weekdays.slice(1, 5), ...nineToSix },
  { days: ["Friday"], opens: "09:00", closes: "13:00" },
];

test("days with the same hours are a range or a list, in the clock and with the dash of the language", () => {
  for (const [week, shown] of [
    // As the specification writes it.
    [[{ days: weekdays.slice(1, 6), ...nineToSix }], "Mon-Fri 9AM-6PM Eastern Time"],
    [shortFriday, "Mon-Thu 9AM-6PM, Fri 9AM-1PM Eastern Time"],
    [
      [{ days: ["Monday", "Tuesday", "Thursday"], opens: "09:30", closes: "17:45" }],
      "Mon-Tue, Thu 9:30AM-5:45PM Eastern Time",
    ],
    [[{ days: weekdays.slice(0, 5), ...nineToSix }], "Sun-Thu 9AM-6PM Eastern Time"],
  ] as const)
    assert.equal(formatOpeningHours(week, english, "Eastern Time"), shown);
  const hours = "Lun–jue 9:00–18:00, vie 9:00–13:00 hora de Nueva York";
  assert.equal(formatOpeningHours(shortFriday, { locale: "es", dash: "–" }, "hora de Nueva York"), hours);
});
