import { css } from "@linaria/core";
import { displayFont } from "#client/styles/tokens.ts";
import { LogoDrawing } from "./LogoDrawing.tsx";

export function Logo({ name }: { name: string }) {
  return <LogoDrawing name={name} className={logo} />;
}

const logo = css`
  fill: currentColor;
  ${displayFont("1em", 1)};
`;
