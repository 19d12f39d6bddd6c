import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useSite } from "#client/page-context.ts";
import "#client/styles/font-faces.ts";
import "#client/styles/global.ts";
import { color, space } from "#client/styles/tokens.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const { layout } = useSite();
  return (
    <>
      <a className={skip} href="#content">
        {layout.skipLink}
      </a>
      <Header />
      <main id="content" className={content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/* The skip link moves the focus to it. */
const content = css`
  scroll-margin-top: ${space.belowHeader};
  outline: none;
`;

const skip = css`
  position: absolute;
  z-index: 3;
  top: ${space.xs};
  left: ${space.m};
  padding: ${space.s} ${space.m};
  background: ${color.accent};
  color: ${color.onAccent};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
