import { media, queryOf } from "#client/styles/media.ts";

/** The result of vite-imagetools for one picture (`as=picture`). */
export interface BuiltPicture {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

const screens = import.meta.glob<BuiltPicture>(
  ["../pictures/*.png", "!../pictures/portrait-*.png", "!../pictures/*-narrow.png"],
  { query: "?w=800;1200;1600&format=avif;webp&as=picture", import: "default", eager: true },
);

const portraits = import.meta.glob<BuiltPicture>("../pictures/portrait-*.png", {
  query: "?w=80;160&format=avif;webp&as=picture",
  import: "default",
  eager: true,
});

const narrow = import.meta.glob<BuiltPicture>("../pictures/*-narrow.png", {
  query: "?w=400;800&format=avif;webp&as=picture",
  import: "default",
  eager: true,
});

/** The windows that get the cut for phones. */
export const narrowWindow = queryOf(media.belowRoomy);

/**
 * Finds a picture by the name that content uses for it, and its cut for phones if `<name>-narrow.png` exists.
 * @throws {Error} when client/pictures has no such file.
 */
export function findPictureSources(name: string): { wide: BuiltPicture; narrow: BuiltPicture | undefined } {
  const path = `../pictures/${name}.png`;
  const wide = screens[path] ?? portraits[path];
  if (!wide)
    throw new Error(`Content names the picture "${name}", but there is no client/pictures/${name}.png`);
  return { wide, narrow: narrow[`../pictures/${name}-narrow.png`] };
}
