import assert from "node:assert/strict";
import { test } from "node:test";
import {
  formatClosures,
  formatOpeningHours,
  type OpeningHours,
  openingStatus,
  weekdays,
} from "#shared/opening-hours.ts";

const days = weekdays.slice(1, 6);
const officeHours = { days, opens: "09:00", closes: "18:00" };
const newYork = { timeZone: "America/New_York", week: [officeHours] };
/** Fridays are shorter, and Saturdays are open in the morning. */
const shortFriday: OpeningHours = {
  ...newYork,
  week: [
    { ...officeHours, days: days.slice(0, 4) },
    { days: ["Friday"], opens: "09:00", closes: "13:00" },
    { days: ["Saturday"], opens: "10:00", closes: "12:00" },
  ],
};

/** Closed in August, whose last day is a Monday. */
const inAugust: OpeningHours = { ...newYork, closed: [{ from: "2026-08-01", to: "2026-08-31" }] };

/**
 * Name, now, the visitor's time zone, then the expected result: open, companyTime, visitorTime. Opening hours
 * other than New York's come last.
 */
type Case = [string, string, string, boolean, string, string, OpeningHours?];

// In 2026, daylight saving begins and ends on 8 March and 1 November in New York, on 29 March and 25 October
// in Europe, on 27 September and 5 April in Auckland.
// biome-ignore format: a table
const cases: Case[] = [
  // The same Monday around the world.
  ["same zone", "2026-11-23T17:00Z", "America/New_York", true, "2026-11-23T18:00", "2026-11-23T18:00"],
  // Time zones with fractions of an hour.
  ["Kathmandu", "2026-11-23T17:00Z", "Asia/Kathmandu", true, "2026-11-23T18:00", "2026-11-24T04:45"],
  // The minutes around opening and closing.
  ["before opening", "2026-11-23T13:59:59.999Z", "Europe/London", false, "2026-11-23T09:00", "2026-11-23T14:00"],
  ["at opening", "2026-11-23T14:00:00.000Z", "Europe/London", true, "2026-11-23T18:00", "2026-11-23T23:00"],
  ["before closing", "2026-11-23T22:59:59.999Z", "Europe/London", true, "2026-11-23T18:00", "2026-11-23T23:00"],
  ["at closing", "2026-11-23T23:00:00.000Z", "Europe/London", false, "2026-11-24T09:00", "2026-11-24T14:00"],
  // Weekends, on either side of the date line.
  ["Saturday", "2026-11-21T17:00Z", "Pacific/Honolulu", false, "2026-11-23T09:00", "2026-11-23T04:00"],
  ["Sunday here, Monday there", "2026-11-22T15:00Z", "Pacific/Auckland", false, "2026-11-23T09:00", "2026-11-24T03:00"],
  // Daylight saving changes where the company is.
  ["over spring here", "2026-03-06T23:30Z", "Europe/London", false, "2026-03-09T09:00", "2026-03-09T13:00"],
  ["over autumn here", "2026-10-30T22:30Z", "America/Phoenix", false, "2026-11-02T09:00", "2026-11-02T07:00"],
  // Daylight saving changes where the visitor is.
  ["over spring there", "2026-03-27T22:30Z", "Europe/London", false, "2026-03-30T09:00", "2026-03-30T14:00"],
  // The day of the change itself.
  ["open over autumn", "2026-11-01T04:00Z", "Europe/London", true, "2026-11-01T12:00", "2026-11-01T17:00", everyDay("00:00", "12:00")],
  ["a night without midnight", "2026-04-23T12:00Z", "UTC", false, "2026-04-24T01:00", "2026-04-23T22:00", { ...everyDay("00:00", "12:00"), timeZone: "Africa/Cairo" }],
  // Days with their own hours.
  ["a Friday afternoon", "2026-11-20T18:00Z", "Europe/London", false, "2026-11-21T10:00", "2026-11-21T15:00", shortFriday],
  // Companies elsewhere, and the ends of months and years.
  ["one day a week", "2026-11-23T23:30Z", "Europe/London", false, "2026-11-30T09:00", "2026-11-30T14:00", { ...newYork, week: [{ ...officeHours, days: ["Monday"] }] }],
  ["the eve of a closure", "2026-07-31T21:59Z", "America/New_York", true, "2026-07-31T18:00", "2026-07-31T18:00", inAugust],
  ["a closure", "2026-08-11T15:00Z", "Europe/London", false, "2026-09-01T09:00", "2026-09-01T14:00", inAugust],
  ["a closure's last day", "2026-08-31T15:00Z", "Europe/London", false, "2026-09-01T09:00", "2026-09-01T14:00", inAugust],
  ["New Year", "2026-12-31T23:30Z", "Asia/Tokyo", false, "2027-01-01T09:00", "2027-01-01T23:00"],
];

function everyDay(opens: string, closes: string): OpeningHours {
  return { ...newYork, week: [{ days: weekdays, opens, closes }] };
}

test("the status and its next change are right in both time zones", () => {
  for (const [name, now, zone, open, companyTime, visitorTime, hours = newYork] of cases) {
    const { far, ...status } = openingStatus(hours, new Date(now), zone);
    assert.deepEqual(status, { open, companyTime, visitorTime }, name);
    assert.equal(far, Date.parse(`${companyTime}Z`) - Date.parse(now) > 5.5 * 24 * 3_600_000, name);
  }
});

test("closures are listed with their first and last day, in characters that the typefaces have", () => {
  const closed = [
    { from: "2026-08-03", to: "2026-08-28" },
    { from: "2026-12-24", to: "2026-12-24" },
  ];
  assert.equal(formatClosures(closed, "en-US"), "August 3 – 28, 2026; December 24, 2026");
  assert.equal(formatClosures(closed, "es"), "3–28 de agosto de 2026; 24 de diciembre de 2026");
});

const english = { locale: "en-US", dash: "-" };
const twoGroups = shortFriday.week.slice(0, 2);

test("days with the same hours form a range or a list, with the language's clock and dash", () => {
  for (const [week, shown] of [
    [[officeHours], "Mon-Fri 9AM-6PM Eastern Time"],
    [twoGroups, "Mon-Thu 9AM-6PM, Fri 9AM-1PM Eastern Time"],
    [
      [{ days: ["Monday", "Tuesday", "Thursday"], opens: "09:30", closes: "17:45" }],
      "Mon-Tue, Thu 9:30AM-5:45PM Eastern Time",
    ],
    [[{ ...officeHours, days: weekdays.slice(0, 5) }], "Sun-Thu 9AM-6PM Eastern Time"],
  ] as const)
    assert.equal(formatOpeningHours(week, english, "Eastern Time"), shown);
  const hours = "Lun–jue 9:00–18:00, vie 9:00–13:00 hora de Nueva York";
  assert.equal(formatOpeningHours(twoGroups, { locale: "es", dash: "–" }, "hora de Nueva York"), hours);
});
