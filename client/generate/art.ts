import { writeFile } from "node:fs/promises";
import { sites } from "#shared/pages.ts";
import { openChromium } from "./chromium.ts";
import { icons } from "./icons.ts";
import { drawPreview } from "./SocialPreview.tsx";

// `npm run art` draws all pictures that depend on the brand.

const files = Object.entries(await icons());
const browser = await openChromium();
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
