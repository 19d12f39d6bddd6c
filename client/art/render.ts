import { writeFile } from "node:fs/promises";
import { openChromium } from "./chromium.ts";
import { icons, raster } from "./icons.ts";
import { portraits } from "./portraits.ts";
import { pictureScenes, socialPreviews } from "./scenes.tsx";
import { shoot } from "./shoot.ts";
import { tangle } from "./tangle.ts";

// `npm run art` draws all pictures; with names, the icons, the portraits and these scenes.
const wanted = process.argv.slice(2);

async function write(folder: "client/pictures" | "public", name: string, bytes: Buffer | string) {
  await writeFile(new URL(`../../${folder}/${name}`, import.meta.url), bytes);
  console.log(`${(Buffer.byteLength(bytes) / 1000).toFixed(1).padStart(6)} KB  ${folder}/${name}`);
}

for (const [name, bytes] of Object.entries(await icons())) await write("public", name, bytes);
for (const { name, svg, ground } of portraits())
  await write("client/pictures", `${name}.png`, await raster(svg, 320, ground));
await write("client/pictures", "tangle.svg", tangle());

const browser = await openChromium();
try {
  for (const scene of [...pictureScenes, ...socialPreviews]) {
    if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
    const folder = socialPreviews.includes(scene) ? "public" : "client/pictures";
    await write(folder, `${scene.name}.png`, await shoot(browser, scene));
  }
} finally {
  await browser.close();
}
