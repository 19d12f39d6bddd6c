import { readdirSync } from "node:fs";
import { contents } from "#shared/site-pages.ts";
import { SignedPage, signedPageStyles } from "./SignedPage.tsx";
import { SocialPreview, socialPreviewStyles } from "./SocialPreview.tsx";
import type { Scene } from "./shoot.ts";

type Size = { width: number; height: number };

/** A picture, and a second one for phones: the same page in a narrow window, cut to what can be read there. */
function wideAndNarrow(name: string, page: Scene["page"], wide: Size, narrow: Size): Scene[] {
  return [
    { name, page, ...wide, scale: 2 },
    { name: `${name}-narrow`, page, ...narrow, scale: 2 },
  ];
}

/** Every page of this folder is a product of a client. */
const products = readdirSync(new URL(".", import.meta.url))
  .filter((file) => file.endsWith(".html"))
  .flatMap((file) =>
    wideAndNarrow(file.replace(".html", ""), file, { width: 800, height: 500 }, { width: 400, height: 500 }),
  );

const signedPages = contents.flatMap(({ about: { image, signedPage } }) =>
  wideAndNarrow(
    image.name,
    { drawing: <SignedPage words={signedPage} />, styles: signedPageStyles },
    { width: 800, height: 1000 },
    { width: 400, height: 570 },
  ),
);

const [{ company, companyWords }] = contents;

/** The pictures of pages, client/pictures/<name>.png. */
export const pictureScenes = [...products, ...signedPages];

/** public/social-preview.png */
export const socialPreview: Scene = {
  name: "social-preview",
  page: {
    drawing: <SocialPreview name={company.name} tagline={companyWords.tagline} />,
    styles: socialPreviewStyles,
  },
  width: 1200,
  height: 630,
  scale: 1,
};
