import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = new URL("portraits/", import.meta.url);

/** Head and shoulders of each person, cut from the drawing. It names the colour behind the person in `data-ground`. */
export function portraits() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => {
    const drawing = readFileSync(new URL(file, folder), "utf8");
    return {
      name: `portrait-${file.replace(".svg", "")}`,
      ground: /data-ground="([^"]+)"/.exec(drawing)?.[1],
      svg: drawing.replace('viewBox="0 0 200 200"', 'viewBox="24 8 152 152"'),
    };
  });
}
