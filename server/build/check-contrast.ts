import { contrast } from "#shared/palette.ts";

/** The colours used on one background, by role, as `#rrggbb`. */
type Tone = Readonly<Record<string, string>>;

/** Foreground, background and minimum contrast (https://www.w3.org/TR/WCAG22/, 1.4.3 for text, 1.4.11 for marks). */
const pairs = [
  ["text", "ground", 4.5],
  ["text", "raised", 4.5],
  ["muted", "ground", 4.5],
  ["muted", "raised", 4.5],
  ["faint", "ground", 4.5],
  ["error", "ground", 4.5],
  ["error", "raised", 4.5],
  ["mark", "ground", 3],
  ["mark", "raised", 3],
] as const;

/**
 * Checks the contrast of text and marks on every background of the palette.
 * @param tones the colours by background; a tone may lack a role
 * @throws {Error} listing all weak pairs, each with its colours and its contrast
 */
export function assertContrast(tones: Readonly<Record<string, Tone>>): void {
  const weak = Object.entries(tones).flatMap(([name, tone]) => findWeak(name, tone));
  if (weak.length > 0) throw new Error(`Weak contrast in shared/palette.ts:\n${weak.join("\n")}`);
}

function findWeak(name: string, tone: Tone): string[] {
  return pairs.flatMap(([role, ground, needed]) => {
    const [color, background] = [tone[role], tone[ground]];
    if (!color || !background) return [];
    const found = contrast(color, background);
    // Rounded down, because 4.49 is not 4.5.
    const shown = Math.floor(found * 10) / 10;
    return found < needed
      ? [`  ${name}: ${role} ${color} on ${ground} ${background} has ${shown}:1, needs ${needed}:1`]
      : [];
  });
}
