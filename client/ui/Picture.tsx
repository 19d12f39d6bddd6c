import { pictureOf } from "./pictures.ts";

interface PictureProps {
  image: { name: string; alt: string };
  /** How wide the layout shows it, for the choice among the sizes (HTML's `sizes`). */
  sizes: string;
  /** For the largest picture of the first screen: fetched at once. All others wait until they come near. */
  first?: boolean;
  className?: string;
}

/** A picture of client/pictures as AVIF, WebP or JPEG, in the size that the layout needs. */
export function Picture({ image, sizes, first = false, className }: PictureProps) {
  const { sources, img } = pictureOf(image.name);
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
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
