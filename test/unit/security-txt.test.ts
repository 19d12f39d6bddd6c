import assert from "node:assert/strict";
import { test } from "node:test";
import { securityTxt } from "#server/seo/security-txt.ts";
import { company } from "#shared/data/company.ts";
import { siteUrl } from "#test/support/config.ts";

test("security.txt has its fields, and expires 10 to 11 months ahead with the same bytes for a whole month", () => {
  for (let day = 0; day < 366; day++) {
    const now = Date.UTC(2028, 0, 1 + day, 23, 59, 59);
    const text = securityTxt(company, siteUrl, new Date(now));
    assert.equal(text, securityTxt(company, siteUrl, new Date(new Date(now).setUTCDate(1))));
    const fields = text.split("\n").map((line) => line.split(/: (.*)/, 2));
    const { Expires = "", ...others } = Object.fromEntries(fields);
    assert.deepEqual(others, {
      Contact: `mailto:${company.email}`,
      "Preferred-Languages": "en, es",
      Canonical: `${siteUrl}/.well-known/security.txt`,
      "": undefined,
    });
    assert.match(Expires, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(Expires) - now) / 86_400_000;
    assert.ok(days > 300 && days < 337, `${days} days`);
  }
});
