type Point = readonly [x: number, y: number];

const size = { width: 740, height: 520 };
const count = 18;
const steps = 64;
const start = 190;
/** The strands end on the line between `from` and `to`. The line goes on to `end`, outside of any window. */
const line = { from: 377, to: 770, end: 2600 };
/** The strand that becomes the line. */
const accent = 8;

/** Strands that begin as a tangle and become a line, one after the other. Colours come from the page. */
export function tangle() {
  const next = random(58);
  const paths = Array.from({ length: count }, (_, index) => {
    const points = strand(next, index);
    if (index === accent) return lineOf(points);
    // The shorter a strand calls itself, the earlier it is drawn.
    return `<path pathLength="${0.64 + ((index * 7) % count) / 50}" d="${smoothPath(points)}"/>`;
  });
  const others = paths.filter((_, index) => index !== accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">
<title>A tangle that becomes one line</title>
<g id="strands">${others.join("")}</g>
${paths[accent]}
</svg>
`;
}

/** The strand calls itself 1 long, so that the line is what is beyond 1. */
function lineOf(points: Point[]) {
  const lengths = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] as Point;
    return Math.hypot(x - beforeX, y - beforeY);
  });
  const length = lengths.reduce((sum, part) => sum + part);
  const pathLength = (length + line.end - endOf(accent)[0]) / length;
  return `<path id="accent" pathLength="${pathLength.toFixed(3)}" d="${smoothPath(points)}H${line.end}"/>`;
}

/** Where a strand ends: on the line, the outer ones later. */
function endOf(index: number): Point {
  const side = (index - accent) / (count - accent);
  return [line.from + (line.to - line.from) * (0.3 + 0.6 * Math.abs(side)), size.height / 2 + side * 4];
}

/** Five waves across and along the way, which die down before the strand reaches the line. */
function strand(next: () => number, index: number): Point[] {
  const waves = [1, 2, 3, 4, 5].map((order) => ({
    turns: order * (0.44 + next() * 0.4),
    phase: next() * Math.PI * 2,
    across: (next() * 2 - 1) / order ** 0.55,
    along: (next() * 2 - 1) / order ** 0.55,
  }));
  const [end, lane] = endOf(index);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const way = step / steps;
    const wild = 1 - ease(way);
    let across = 0;
    let along = 0;
    for (const wave of waves) {
      const angle = wave.phase + wave.turns * way * Math.PI * 4;
      across += wave.across * Math.sin(angle);
      along += wave.along * Math.cos(angle);
    }
    return [
      start + (end - start) * way + soften(along * 286 * wild ** 1.6, 150),
      lane + soften(across * 290 * wild ** 1.1, 240),
    ];
  });
}

/** A curve through all points (Catmull-Rom), in numbers relative to the point before. */
function smoothPath(points: readonly Point[]) {
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

function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const ease = (t: number) => t * t * (3 - 2 * t);
const soften = (value: number, limit: number) => limit * Math.tanh(value / limit);
