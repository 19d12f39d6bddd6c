import { narrowWindow, pictureOf } from "./pictures.ts";

export interface PictureProps {
  image: { name: string; alt: string };
  /** How wide the layout shows it, for the choice among the sizes (HTML's `sizes`). */
  sizes: string;
  /** For the large picture of a first screen: fetched at once. All others wait until they come near. */
  first?: boolean;
  className?: string;
}

/** A picture of client/pictures as AVIF, WebP or JPEG, in the size and, on a phone, the cut that the layout needs. */
export function Picture({ image, sizes, first = false, className }: PictureProps) {
  const { wide, narrow } = pictureOf(image.name);
  const { img } = wide;
  return (
    <picture>
      {narrow &&
        Object.entries(narrow.sources).map(([format, srcSet]) => (
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
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={img.src}
        width={img.w}
        height={img.h}
        alt={image.alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
