import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { contrasting, pixelsOf } from "#test/support/pixels.ts";
import { phone, visit } from "./visit.ts";

const unseenWords = "blockquote { color: transparent !important } blockquote::before { color: #000 }";

for (const { language, paths } of contents) {
  test(`the large quotation mark (${language.tag}) covers no word`, async (t) => {
    const { page } = await visit(t, paths.home, {
      viewport: phone,
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    await page.addStyleTag({ content: unseenWords });
    const words = page.locator("blockquote").first();
    await words.scrollIntoViewIfNeeded();
    const clip = await words.evaluate((quote) => {
      const range = document.createRange();
      range.selectNodeContents(quote);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
    const pixels = await pixelsOf(await page.screenshot({ clip }));
    assert.equal(contrasting(pixels, pixels.subarray(-3), 1.5), 0);
  });
}
