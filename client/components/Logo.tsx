import { logo } from "#shared/data/logo.ts";

/** Set the display font on it. It has no styles of its own, because `npm run art` could not read them. */
export function Logo({ name }: { name: string }) {
  const { letter, fontSize, x, y, room, around } = logo;
  const width = letter * name.length;
  return (
    <svg fill="currentColor" viewBox={`0 0 ${width + room} 256`} aria-hidden="true">
      <path d={around(width)} />
      <text x={x} y={y} fontSize={fontSize} textLength={width} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
