import { media } from "#client/styles/media.ts";
import { type Place, places } from "./places.ts";

/** The styles that put a part of the school's picture in its place, at every size of the picture. */
export function placeOf(name: Exclude<keyof typeof places.wide, "picture">): string {
  const { wide, narrow } = places;
  return `
    ${inPercent(narrow[name], narrow.picture)}
    ${media.roomy} {
      ${inPercent(wide[name], wide.picture)}
    }`;
}

function inPercent({ left, top, width, height }: Place, picture: Place) {
  const percent = (length: number, whole: number) => `${Number(((100 * length) / whole).toFixed(3))}%`;
  return `
    left: ${percent(left, picture.width)};
    top: ${percent(top, picture.height)};
    width: ${percent(width, picture.width)};
    height: ${percent(height, picture.height)};`;
}
