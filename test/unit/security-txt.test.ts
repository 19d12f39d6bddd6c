import assert from "node:assert/strict";
import { test } from "node:test";
import { securityTxt } from "#server/seo/security-txt.ts";
import { company } from "#shared/data/company.ts";
import { siteUrl } from "#test/support/config.ts";

const textAt = (now: string | number) => securityTxt(company, siteUrl, new Date(now));

test("security.txt expires 10 to 11 months ahead, with the same bytes for a whole month", () => {
  for (let day = 0; day < 366; day++) {
    const now = Date.UTC(2028, 0, 1 + day, 23, 59, 59);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(textAt(now))?.[1] ?? "");
    const days = (expires - now) / 86_400_000;
    assert.ok(days > 300 && days < 337, `${days} days`);
  }
  assert.equal(textAt("2026-11-01T00:00:00Z"), textAt("2026-11-30T23:59:59Z"));
});
