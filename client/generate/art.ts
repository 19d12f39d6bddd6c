import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { sites } from "#shared/pages.ts";
import { openChromium } from "./chromium.ts";
import { icons } from "./icons.ts";
import { drawPreview } from "./SocialPreview.tsx";

// `npm run art` draws all pictures that depend on the brand. It replaces and removes only files that it drew: those with
// the hashes in drawn.json. A file that somebody else has drawn in their place stays.

const files = new Map<string, Buffer | string>(Object.entries(await icons()));

const browser = await openChromium();
try {
  for (const site of sites) files.set(`public${site.socialPreview.path}`, await drawPreview(browser, site));
} finally {
  await browser.close();
}

const list = "client/generate/drawn.json";
const drawn: Record<string, string> = JSON.parse(readFileSync(list, "utf8"));
const hashOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const isOurs = (file: string) => !existsSync(file) || hashOf(readFileSync(file)) === drawn[file];

// Previews of a language that the site no longer has.
for (const file of Object.keys(drawn).filter((file) => !files.has(file))) {
  if (isOurs(file)) await rm(file, { force: true });
  delete drawn[file];
  console.log(`removed    ${file}`);
}
for (const [file, bytes] of files) {
  const ours = isOurs(file);
  if (ours) {
    await writeFile(file, bytes);
    drawn[file] = hashOf(bytes);
  }
  const size = (Buffer.byteLength(bytes) / 1000).toFixed(1).padStart(6);
  console.log(
    ours ? `${size} KB  ${file}` : `kept       ${file}: it is not from here. Delete it to have it drawn.`,
  );
}
await writeFile(list, `${JSON.stringify(drawn, null, 2)}\n`);
