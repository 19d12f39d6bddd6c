import { existsSync, readFileSync } from "node:fs";
import type { ProjectData, ServiceData } from "#shared/content/types.ts";

/** Width and height in pixels. */
type Size = `${number} x ${number}`;
/** A file in client/pictures. An SVG file has no size. */
type RequiredPicture = readonly [file: string, size?: Size];

interface Items {
  services: readonly ServiceData[];
  projects: readonly ProjectData[];
  /** The ids of those who sign. */
  signers: readonly string[];
}

/** The pictures that pages, services and projects need, some with a crop for phones. */
function listPictures({ services, projects }: Items): RequiredPicture[] {
  const withCrop = (
    name: string,
    size: Size = "1600 x 1000",
    cropSize: Size = "800 x 1000",
  ): RequiredPicture[] => [
    [`${name}.png`, size],
    [`${name}-narrow.png`, cropSize],
  ];
  return [
    ...withCrop("team"),
    ...withCrop("school-lesson", "160 x 140", "160 x 140"),
    ...services.flatMap(({ picture }) => (picture ? withCrop(picture) : [])),
    ...projects.map(({ picture }): RequiredPicture => [`${picture}.png`, "800 x 1000"]),
    ...projects.flatMap(({ picture }) => withCrop(`${picture}-scene`)),
    ...withCrop("story-page", "1600 x 1000", "1120 x 1000"),
    ["story-logo.svg"],
    ["story-postcard.svg"],
  ];
}

/** One line for each missing picture, size and signature. */
export function findPictureProblems(items: Items): string[] {
  const signatures = "client/pictures/signatures.svg";
  const drawings = existsSync(signatures) ? readFileSync(signatures, "utf8") : "";
  const unsigned = items.signers.filter((id) => !drawings.includes(` id="${id}"`));
  return [
    ...listPictures(items).flatMap(findPictureProblem),
    ...unsigned.map(
      (id) => `${signatures} lacks the signature ${id}: a filled path in 330 x 96 with that id`,
    ),
  ];
}

function findPictureProblem([file, size]: RequiredPicture): string[] {
  const path = `client/pictures/${file}`;
  if (!existsSync(path)) return [`${path} is missing${size ? `: ${size} pixels` : ""}`];
  if (!size) return [];
  // The first numbers of a PNG file: https://www.w3.org/TR/png-3/#11IHDR
  const header = readFileSync(path);
  const found = `${header.readUInt32BE(16)} x ${header.readUInt32BE(20)}`;
  return found === size ? [] : [`${path} must have ${size} pixels, but has ${found}`];
}
