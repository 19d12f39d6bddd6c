import assert from "node:assert/strict";
import { test } from "node:test";
import { securityTxt } from "#server/seo/security-txt.ts";
import { company } from "#shared/company.ts";
import { siteUrl } from "#test/support/config.ts";

const expiry = (now: string) => {
  const line = /^Expires: (\S+)$/m.exec(securityTxt(company, siteUrl, new Date(now)))?.[1];
  assert.ok(line);
  return line;
};

test("security.txt names contact, languages and its own address", () => {
  const text = securityTxt(company, siteUrl, new Date("2026-11-21T10:00:00Z"));
  assert.match(text, /^Contact: mailto:\S+@\S+$/m);
  assert.match(text, new RegExp(`^Preferred-Languages: ${company.languages.join(", ")}$`, "m"));
  assert.match(text, new RegExp(`^Canonical: ${siteUrl}/\\.well-known/security\\.txt$`, "m"));
});

test("security.txt expires 10 to 11 months ahead, less than a year, on every day of a leap year", () => {
  for (let day = 0; day < 366; day++) {
    const now = Date.UTC(2028, 0, 1 + day, 23, 59, 59);
    const days = (Date.parse(expiry(new Date(now).toISOString())) - now) / 86_400_000;
    assert.ok(days > 300 && days < 337, `${days} days`);
  }
});

test("security.txt has the same bytes for a whole month", () => {
  assert.equal(expiry("2026-11-01T00:00:00Z"), "2027-10-01T00:00:00Z");
  assert.equal(expiry("2026-11-30T23:59:59Z"), "2027-10-01T00:00:00Z");
});
