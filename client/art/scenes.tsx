import { readdirSync } from "node:fs";
import { places } from "#client/islands/timetable/places.ts";
import { contents } from "#shared/pages.ts";
import { publicFiles } from "#shared/public-files.ts";
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
const pages = readdirSync(new URL(".", import.meta.url)).filter((file) => file.endsWith(".html"));

const products = pages.flatMap((file) =>
  wideAndNarrow(file.replace(".html", ""), file, { width: 800, height: 500 }, { width: 400, height: 500 }),
);

/** What the island lays over the school's picture: the day before a teacher is offered, and the lesson after. */
const timetable = Object.entries(places).flatMap(([cut, { picture, day, lesson }]): Scene[] => {
  if (!pages.includes("school.html")) return [];
  const size = { width: picture.width, height: picture.height, scale: 2 } as const;
  const end = cut === "narrow" ? "-narrow" : "";
  return [
    { name: `timetable/day${end}`, page: "school.html#before", ...size, part: day },
    { name: `timetable/lesson${end}`, page: "school.html#after", ...size, part: lesson },
  ];
});

const signedPages = contents.flatMap(({ about: { story } }) =>
  story
    ? wideAndNarrow(
        story.image.name,
        { drawing: <SignedPage content={story.signedPage} />, styles: signedPageStyles },
        { width: 800, height: 1000 },
        { width: 400, height: 570 },
      )
    : [],
);

/** The pictures of pages, client/pictures/<name>.png. */
export const pictureScenes = [...products, ...timetable, ...signedPages];

/** The pictures of link previews, public/<name>.png. */
export const socialPreviews = contents.map(({ company, companyWords }): Scene => {
  const { tagline, socialPreview } = companyWords;
  return {
    name: socialPreview.path.replace(/^\/|\.png$/g, ""),
    page: {
      drawing: <SocialPreview name={company.name} tagline={tagline} />,
      styles: socialPreviewStyles,
    },
    ...publicFiles.socialPreview,
    scale: 1,
  };
});
