import { palette } from "#shared/palette.ts";
import { type Point, smoothPath } from "./smooth-path.ts";

const size = { width: 1000, height: 520 };
const count = 18;
/** Between two of them, once they run side by side. */
const gap = 1.6;
const steps = 64;
/** Where the strands begin, run side by side, and end. */
const [start, calm, end] = [190, 700, 777];
/** The strand that goes on as the page's accent line. */
const accent = 8;

/** Strands that begin as a tangle and leave it side by side, on the way to the right. */
export function tangle() {
  const next = random(64);
  const paths = Array.from({ length: count }, (_, index) => `${smoothPath(strand(next, index))}H${end}`);
  const others = paths.filter((_, index) => index !== accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" fill="none" stroke-linejoin="round">
<title>A tangle that becomes one line</title>
<style>path{vector-effect:non-scaling-stroke}</style>
<path stroke="${palette.tones.ink.text}" d="${others.join("")}"/>
<path stroke="${palette.accent}" stroke-width="4" d="${paths[accent]}"/>
</svg>
`;
}

/** Five waves across and along the way, which die down before the strand reaches its lane. */
function strand(next: () => number, index: number): Point[] {
  const waves = [1, 2, 3, 4, 5].map((order) => ({
    turns: order * (0.44 + next() * 0.4),
    phase: next() * Math.PI * 2,
    across: (next() * 2 - 1) / order ** 0.55,
    along: (next() * 2 - 1) / order ** 0.55,
  }));
  const lane = size.height / 2 + (index - (count - 1) / 2) * gap;
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
      start + (calm - start) * way + soften(along * 286 * wild ** 1.6, 150),
      lane + soften(across * 290 * wild ** 1.1, 240),
    ];
  });
}

function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const ease = (t: number) => t * t * (3 - 2 * t);
const soften = (value: number, limit: number) => limit * Math.tanh(value / limit);
