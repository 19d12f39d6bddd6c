import type { Site } from "#shared/content/site.ts";
import { palette } from "#shared/palette.ts";
import { publicFiles } from "#shared/public-files.ts";

/** The web manifest (https://www.w3.org/TR/appmanifest/): name and icons. The site opens as a normal browser tab. */
export function webManifest({ company, companyText, language, paths }: Site): string {
  return JSON.stringify({
    start_url: paths.home,
    scope: paths.home,
    name: company.name,
    short_name: company.name,
    description: companyText.tagline,
    lang: language.locale,
    display: "browser",
    background_color: palette.light.background,
    theme_color: palette.light.background,
    icons: publicFiles.appIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  });
}
