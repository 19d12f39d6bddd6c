import assert from "node:assert/strict";
import { test } from "node:test";
import { commitments } from "#shared/data/commitments.ts";
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

/** `Intl` knows no words for numbers. */
const numberWords: Readonly<Record<string, string>> = {
  en: "zero one two three four five six seven eight nine",
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve",
};

test("a range of prices begins with the lowest, and has its currency", () => {
  for (const { priceFrom, priceRange, supportPriceRange } of sites.map(({ facts }) => facts))
    for (const range of [priceRange, supportPriceRange]) {
      const currency = priceFrom.replace(/[\d.,\s]/g, "");
      assert.ok(currency && range.includes(currency), range);
      const [lowest = 0, highest = 0] = range.replace(/(?<=\d)\D(?=\d{3})/g, "").match(/\d+/g) ?? [];
      assert.ok(Number(lowest) < Number(highest), range);
    }
});

test("small numbers and the company's languages are written in the words of each language", () => {
  for (const { company, facts, language } of sites) {
    const words = numberWords[language.tag]?.split(" ") ?? [];
    for (const [name, value] of Object.entries(commitments))
      if (typeof value === "number" && words[value])
        assert.equal(facts[name as keyof typeof commitments], words[value], name);
    const nameOf = new Intl.DisplayNames(language.tag, { type: "language" });
    for (const tag of company.spokenLanguages)
      assert.ok(facts.languages.includes(nameOf.of(tag) ?? tag), facts.languages);
  }
});

test("a day or a month is shown in the language of the page", () => {
  assert.equal(formatDate("2026-03-01", "en-US"), "March 1, 2026");
  assert.equal(formatDate(monthOf("2026-03-01"), "es"), "marzo de 2026");
});
