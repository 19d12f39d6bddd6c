import assert from "node:assert/strict";
import { test } from "node:test";
import { paths } from "#shared/paths.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { phone, visit } from "./visit.ts";

/** In bytes, after scrolling to the end: at most what the same pages take in Astro with React islands, and less where we are smaller. */
const budgets = {
  [paths.home]: 22_000,
  [paths.services]: 22_000,
  [paths.contact]: 63_000,
  [paths.about]: 3_000,
  [paths.projects]: 3_000,
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} transfers at most ${budget} bytes of JavaScript`, async (t) => {
    const { page, requests } = await visit(t, path, { viewport: phone });
    await scrollToEnd(page);
    let total = 0;
    for (const request of requests.filter((request) => request.resourceType() === "script")) {
      const response = await request.response();
      assert.equal(await response?.headerValue("content-encoding"), "br", request.url());
      total += (await request.sizes()).responseBodySize;
    }
    t.diagnostic(`${total} bytes`);
    assert.ok(total > 0 && total <= budget, `${total} bytes`);
  });
}
