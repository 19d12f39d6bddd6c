import { glob, rm, writeFile } from "node:fs/promises";
import { pictureName } from "#shared/languages.ts";
import { sites } from "#shared/pages.ts";
import { openChromium } from "./chromium.ts";
import { draw } from "./draw.ts";
import { icons } from "./icons.ts";
import { SignedPage, signedPageStyles } from "./SignedPage.tsx";
import { SocialPreview, socialPreviewStyles } from "./SocialPreview.tsx";

// `npm run art` draws all pictures that depend on the brand. It writes and removes only files with its own names.

const files = new Map<string, Buffer | string>(Object.entries(await icons()));

const browser = await openChromium();
try {
  for (const { language, company, companyText, socialPreview, story } of sites) {
    const { path, width, height } = socialPreview;
    const preview = {
      markup: <SocialPreview name={company.shortName} tagline={companyText.tagline} />,
      styles: socialPreviewStyles,
      width,
      height,
      scale: 1,
    } as const;
    files.set(`public${path}`, await draw(browser, preview));
    if (!story) continue;
    const page = {
      markup: <SignedPage content={story.signedPage} />,
      styles: signedPageStyles,
      scale: 2,
    } as const;
    const agreement = `client/pictures/${pictureName("agreement", language)}`;
    files.set(`${agreement}.png`, await draw(browser, { ...page, width: 800, height: 1000 }));
    files.set(`${agreement}-narrow.png`, await draw(browser, { ...page, width: 400, height: 570 }));
  }
} finally {
  await browser.close();
}

/** The names of the pictures that are drawn in each language, such as agreement-es-narrow.png. */
const generated =
  /^(client\/pictures\/agreement|public\/social-preview)(-[a-z]{2,3}(-[A-Z\d]\w+)*)?(-narrow)?\.png$/;
// Pictures of a language or a signed page that the site no longer has.
for await (const file of glob("{client/pictures,public}/*.png")) {
  if (!generated.test(file) || files.has(file)) continue;
  await rm(file);
  console.log(`removed    ${file}`);
}
for (const [file, bytes] of files) {
  await writeFile(file, bytes);
  console.log(`${(Buffer.byteLength(bytes) / 1000).toFixed(1).padStart(6)} KB  ${file}`);
}
