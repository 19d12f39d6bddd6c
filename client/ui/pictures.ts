/** What vite-imagetools makes of one picture (`as=picture`). */
interface BuiltPicture {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

const screens = import.meta.glob<BuiltPicture>(["../pictures/*.png", "!../pictures/portrait-*.png"], {
  query: "?w=480;800;1200;1600&format=avif;webp;jpg&as=picture",
  import: "default",
  eager: true,
});

const portraits = import.meta.glob<BuiltPicture>("../pictures/portrait-*.png", {
  query: "?w=80;160&format=avif;webp;jpg&as=picture",
  import: "default",
  eager: true,
});

/**
 * Finds a picture by the name that content uses for it.
 * @throws {Error} when client/pictures has no such file.
 */
export function pictureOf(name: string): BuiltPicture {
  const path = `../pictures/${name}.png`;
  const picture = screens[path] ?? portraits[path];
  if (!picture)
    throw new Error(`Content names the picture "${name}", but there is no client/pictures/${name}.png`);
  return picture;
}
