import assert from "node:assert/strict";
import { test } from "node:test";
import { formatDate, monthOf } from "#shared/format.ts";
import { formatOpeningHours } from "#shared/opening-hours.ts";
import { sites } from "#shared/pages.ts";

test("the opening hours are shown as each language writes them, before the time zone", () => {
  const hours = { from: "Monday", to: "Friday", opens: 9, closes: 18 } as const;
  assert.equal(formatOpeningHours(hours, "en", "-"), "Mon-Fri 9AM-6PM");
  assert.equal(formatOpeningHours(hours, "es", " a "), "Lun a vie 9:00 a 18:00");
  const oneDay = { ...hours, to: hours.from };
  assert.equal(formatOpeningHours(oneDay, "en", "-"), "Mon 9AM-6PM");
  for (const { companyText, facts } of sites) {
    const [before, zone = ""] = companyText.hours.split(facts.openingHours);
    assert.ok(before === "" && /\p{L}/u.test(zone), companyText.hours);
  }
});

test("a day or a month is shown in the language of the page", () => {
  assert.equal(formatDate("2026-03-01", "en-US"), "March 1, 2026");
  assert.equal(formatDate(monthOf("2026-03-01"), "es"), "marzo de 2026");
});
