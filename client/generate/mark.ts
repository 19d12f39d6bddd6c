import { company } from "#shared/data/company.ts";
import { palette } from "#shared/palette.ts";

const { ink, accent } = palette.tones;

interface Colours {
  ground: string;
  bracket: string;
  core: string;
}

export const onInk: Colours = { ground: ink.ground, bracket: palette.paper, core: ink.mark };
const onAccent: Colours = { ground: accent.ground, bracket: accent.text, core: accent.mark };

// Every edge lies on an even unit of a 16-unit grid, so the mark stays sharp at 16, 32 and 48 pixels.
const brackets = "M2 2h4v2H4v8h2v2H2zM14 2h-4v2h2v8h-2v2h4z";
const core = "M6 6h4v4H6z";

/** The bracket mark on its tile. `scale` below 1 leaves the safe zone that masked icons need. */
export function mark(colours = onInk, scale = 1) {
  const move = scale === 1 ? "" : ` transform="translate(${8 - 8 * scale} ${8 - 8 * scale}) scale(${scale})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 16 16">
  <title>${company.shortName.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
  <path fill="${colours.ground}" d="M0 0h16v16H0z"/>
  <g${move}>
    <path fill="${colours.bracket}" d="${brackets}"/>
    <path fill="${colours.core}" d="${core}"/>
  </g>
</svg>
`;
}

/** The favicon: an ink tile in light surroundings, an accent one in dark ones. */
export function favicon() {
  const dark = `.ground{fill:${onAccent.ground}}.bracket{fill:${onAccent.bracket}}.core{fill:${onAccent.core}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
  <style>
    .ground{fill:${onInk.ground}}.bracket{fill:${onInk.bracket}}.core{fill:${onInk.core}}
    @media (prefers-color-scheme:dark){${dark}}
  </style>
  <path class="ground" d="M0 0h16v16H0z"/>
  <path class="bracket" d="${brackets}"/>
  <path class="core" d="${core}"/>
</svg>
`;
}
