import { writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { sites } from "#shared/pages.ts";
// biome-ignore lint/style/noRestrictedImports: the tests find Chromium, and nothing that visitors load imports this
import { findChromium, installBrowser } from "#test/browser/support/browser.ts";
import { drawIcons } from "./icons.ts";
import { drawPreview } from "./SocialPreview.tsx";

// `npm run art` draws the icons and the link previews.

const files = Object.entries(await drawIcons());
installBrowser();
const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  // Letters as wide as for visitors, not on whole pixels.
  args: ["--font-render-hinting=none"],
});
try {
  for (const site of sites)
    files.push([`public${site.socialPreview.path}`, await drawPreview(browser, site)]);
} finally {
  await browser.close();
}
for (const [file, bytes] of files) {
  await writeFile(file, bytes);
  console.log(`${(Buffer.byteLength(bytes) / 1000).toFixed(1).padStart(6)} KB  ${file}`);
}
