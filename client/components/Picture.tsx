import { css, cx } from "@linaria/core";
import { conditionOf, media } from "#client/styles/media.ts";

/** What vite-imagetools makes of one picture (`as=img`): its largest file, and all files if there are several. */
interface BuiltPicture {
  src: string;
  w: number;
  h: number;
  srcset?: string;
}

interface PictureProps {
  name: string;
  alt: string;
  /** The width of the picture in the layout (HTML's `sizes`). The browser uses it to choose a file. */
  sizes: string;
  /** When the browser shows `<name>-narrow.png`, if there is one: in a narrow window, unless told otherwise. */
  narrow?: string | undefined;
  /** For the large picture on a first screen, which loads at once. Others load when the visitor scrolls near them. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture from client/pictures in several sizes.
 * @throws {Error} when client/pictures has no picture of this name.
 */
export function Picture(props: PictureProps) {
  const { name, alt, sizes, narrow = conditionOf(media.belowLargePhone), priority, className } = props;
  const whole = pictures[`../pictures/${name}.png`];
  const crop = crops[`../pictures/${name}-narrow.png`];
  if (!whole) throw new Error(`There is no client/pictures/${name}.png`);
  const { src, srcset, w, h } = whole;
  const image = (
    <img
      className={cx(picture, className)}
      src={src}
      srcSet={srcset}
      sizes={srcset && sizes}
      width={w}
      height={h}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  );
  if (!crop) return image;
  return (
    <picture>
      <source
        media={`screen and (${narrow})`}
        srcSet={crop.srcset ?? crop.src}
        sizes={crop.srcset && sizes}
        width={crop.w}
        height={crop.h}
      />
      {image}
    </picture>
  );
}

/* `object-fit` crops it where a layout also sets its height. */
const picture = css`
  width: 100%;
  object-fit: cover;
  /* Paper has no space for the taller crop of a phone. */
  ${media.print} {
    picture > & {
      aspect-ratio: 8 / 5;
    }
  }
`;

const pictures = import.meta.glob<BuiltPicture>(["../pictures/*.png", "!../pictures/*-narrow.png"], {
  query: "?w=800;1200;2000&format=avif&effort=2&as=img",
  import: "default",
  eager: true,
});

const crops = import.meta.glob<BuiltPicture>("../pictures/*-narrow.png", {
  query: "?w=400;800&format=avif&effort=2&as=img",
  import: "default",
  eager: true,
});
