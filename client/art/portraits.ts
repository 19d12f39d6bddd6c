import { readFileSync } from "node:fs";

/** Whose word the site quotes. Dr. Osei is also the doctor of the clinic's scene; each ground is a colour of the product. */
const people = [
  { name: "portrait-amara", file: "clinic/amara.svg", ground: "#ffd9c4" },
  { name: "portrait-jonas", file: "shop/jonas.svg", ground: "#bcd0c4" },
  { name: "portrait-priya", file: "school/priya.svg", ground: "#d8e8f6" },
];

/** Head and shoulders of each person, cut from the drawing. */
export function portraits() {
  return people.map(({ name, file, ground }) => {
    const drawing = readFileSync(new URL(file, import.meta.url), "utf8");
    return { name, ground, svg: drawing.replace('viewBox="0 0 200 200"', 'viewBox="24 8 152 152"') };
  });
}
