type Channels = readonly [red: number, green: number, blue: number];

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;

/**
 * Mixes two colours as CSS does with `color-mix(in srgb, …)`.
 * @param from,to as `#rrggbb`
 * @param percent how much of `to`: 0 is `from`, 100 is `to`
 */
export function mix(from: string, to: string, percent: number): string {
  const end = channels(to);
  const mixed = channels(from).map(
    (value, index) => value + ((end[index] as number) - value) * (percent / 100),
  );
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The contrast of two colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * @param one,other as `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
