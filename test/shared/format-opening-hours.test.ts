import assert from "node:assert/strict";
import { test } from "node:test";
import { formatOpeningHours } from "#shared/format-opening-hours.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const timeZone = "America/New_York";
const nineToSix = { opens: "09:00", closes: "18:00" };
const office = { timeZone, week: [{ days: weekdays, ...nineToSix }] };
const shortFriday = {
  timeZone,
  week: [
    { days: weekdays.slice(0, 4), ...nineToSix },
    { days: ["Friday"], opens: "09:00", closes: "13:00" },
  ],
};

test("five days with the same hours are one range, as the specification writes it", () => {
  assert.equal(formatOpeningHours(office, "en-US"), "Mon-Fri 9AM-6PM Eastern Time");
});

test("a day with hours of its own follows the others", () => {
  assert.equal(formatOpeningHours(shortFriday, "en-US"), "Mon-Thu 9AM-6PM, Fri 9AM-1PM Eastern Time");
});

test("days that do not follow each other are listed", () => {
  const days = ["Monday", "Tuesday", "Thursday", "Saturday"];
  const hours = { timeZone, week: [{ days, opens: "09:30", closes: "17:45" }] };
  assert.equal(formatOpeningHours(hours, "en-US"), "Mon-Tue, Thu, Sat 9:30AM-5:45PM Eastern Time");
});

test("a week that begins on Sunday stays one range", () => {
  const hours = { timeZone, week: [{ days: ["Sunday", ...weekdays.slice(0, 4)], ...nineToSix }] };
  assert.equal(formatOpeningHours(hours, "en-US"), "Sun-Thu 9AM-6PM Eastern Time");
});

test("another language has its own days and clock, and can name the time zone by a place", () => {
  const hours = "Lun-jue 9:00-18:00, vie 9:00-13:00 hora de Nueva York";
  assert.equal(formatOpeningHours(shortFriday, "es", "shortGeneric"), hours);
});
