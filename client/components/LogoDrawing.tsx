import { logo } from "#shared/data/mark.ts";

/** The logo without its styles, which `npm run art` cannot read. */
export function LogoDrawing({ name, className }: { name: string; className?: string }) {
  const { letter, fontSize, x, y, room, around } = logo;
  const width = letter * name.length;
  return (
    <svg className={className} viewBox={`0 0 ${width + room} 256`} aria-hidden="true">
      <path d={around(width)} />
      <text x={x} y={y} fontSize={fontSize} textLength={width} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
