import { publicFiles } from "#shared/content/public-files.ts";
import type { Brand } from "#shared/content/schemas.ts";
import { palette } from "#shared/palette.ts";
import { paths } from "#shared/paths.ts";

/** The web manifest (https://www.w3.org/TR/appmanifest/): name and icons. The site opens in the browser. */
export function webManifest(brand: Brand): string {
  return JSON.stringify({
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: brand.language,
    dir: "ltr",
    display: "browser",
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: publicFiles.appIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  });
}
