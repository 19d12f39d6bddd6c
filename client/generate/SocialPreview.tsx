import { LogoDrawing } from "#client/components/LogoDrawing.tsx";
import { palette } from "#shared/palette.ts";

const { ground, text } = palette.tones.accent;

/** What is shown where a link to the site is shared: the logo and the company's claim. */
export function SocialPreview({ name, tagline }: { name: string; tagline: string }) {
  return (
    <>
      <LogoDrawing name={name} />
      <h1>{tagline}</h1>
    </>
  );
}

export const socialPreviewStyles = `
  body { display: flex; flex-direction: column; justify-content: space-between; align-items: start; gap: 32px; width: 1200px; height: 630px; padding: 60px 36px 66px 64px; color: ${text}; background: ${ground}; font: 600 1px/.9 Display; }
  svg { height: 68px; fill: currentColor; letter-spacing: -.03em; }
  h1 { margin-left: -.045em; font-size: calc(148px * var(--fit)); font-weight: 600; letter-spacing: -.04em; }
`;
