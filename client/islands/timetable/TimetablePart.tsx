import { narrowWindow } from "#client/components/picture-sources.ts";

const parts = import.meta.glob<{
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}>("../../pictures/timetable/*.png", {
  query: "?format=avif;webp&as=picture",
  import: "default",
  eager: true,
});

/** A part of the school's picture in another state: client/pictures/timetable/<name>.png. The script loads it. */
export function TimetablePart({ name, className }: { name: string; className: string }) {
  const wide = findPart(name);
  const narrow = findPart(`${name}-narrow`);
  return (
    <picture>
      {Object.entries(narrow.sources).map(([format, srcSet]) => (
        <source
          key={format}
          media={narrowWindow}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes="92vw"
          width={narrow.img.w}
          height={narrow.img.h}
        />
      ))}
      {Object.entries(wide.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes="50vw" />
      ))}
      <img
        className={className}
        src={wide.img.src}
        width={wide.img.w}
        height={wide.img.h}
        alt=""
        loading="lazy"
      />
    </picture>
  );
}

function findPart(name: string) {
  const part = parts[`../../pictures/timetable/${name}.png`];
  if (!part) throw new Error(`There is no client/pictures/timetable/${name}.png`);
  return part;
}
