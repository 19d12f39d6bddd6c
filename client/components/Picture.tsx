import { type BuiltPicture, findPictureSources, narrowWindow } from "./picture-sources.ts";

interface LayoutProps {
  /** The width of the picture in the layout (HTML's `sizes`). The browser chooses a file by it. */
  sizes: string;
  /** For the large picture of a first screen: it loads at once. Others load when the visitor is near. */
  priority?: boolean;
  className?: string;
}

export interface PictureProps extends LayoutProps {
  image: { name: string; alt: string };
}

interface PictureElementProps extends LayoutProps {
  wide: BuiltPicture;
  narrow: BuiltPicture | undefined;
  alt: string;
}

/**
 * A picture from client/pictures as AVIF, WebP or JPEG, in several sizes. Narrow
 * windows may get a cut of their own.
 */
export function Picture({ image, ...layout }: PictureProps) {
  return <PictureElement {...findPictureSources(image.name)} alt={image.alt} {...layout} />;
}

/** The element for a picture whose files are known. */
export function PictureElement({
  wide,
  narrow,
  alt,
  sizes,
  priority = false,
  className,
}: PictureElementProps) {
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
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
