export type Point = readonly [x: number, y: number];

/** A curve through all points (Catmull-Rom), in numbers relative to the point before. */
export function smoothPath(points: readonly Point[]) {
  const [first, ...others] = points.map(([x, y]): Point => [round(x), round(y)]);
  if (!first) return "";
  let before = first;
  const curves = others.map((point, index) => {
    const after = others[index + 1] ?? point;
    const handle = [point[0] - (after[0] - before[0]) / 6, point[1] - (after[1] - before[1]) / 6] as const;
    const numbers = [handle, point].flatMap(([x, y]) => [x - before[0], y - before[1]]).map(round);
    before = point;
    return `s${numbers.join(" ").replaceAll(" -", "-")}`;
  });
  return `M${first.join(" ")}${curves.join("")}`;
}

/** To a tenth. */
const round = (value: number) => Math.round(value * 10) / 10;
