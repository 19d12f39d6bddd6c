import { PictureElement } from "#client/components/Picture.tsx";
import type { BuiltPicture } from "#client/components/picture-sources.ts";

const parts = import.meta.glob<BuiltPicture>("../../pictures/timetable/*.png", {
  query: "?format=avif;webp&as=picture",
  import: "default",
  eager: true,
});

/** A part of the school's picture in another state: client/pictures/timetable/<name>.png. The script loads it. */
export function TimetablePart({ name, className }: { name: string; className: string }) {
  return (
    <PictureElement
      wide={findPart(name)}
      narrow={findPart(`${name}-narrow`)}
      alt=""
      sizes="50vw"
      className={className}
    />
  );
}

function findPart(name: string) {
  const part = parts[`../../pictures/timetable/${name}.png`];
  if (!part) throw new Error(`There is no client/pictures/timetable/${name}.png`);
  return part;
}
