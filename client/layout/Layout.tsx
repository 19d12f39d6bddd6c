import { css } from "@linaria/core";
import type { ReactNode } from "react";
import "#client/styles/fonts.ts";
import "#client/styles/global.ts";
import { color, space } from "#client/styles/tokens.ts";
import { layout } from "#shared/content/layout.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import type { MenuEntry } from "./Navigation.tsx";

/** The header and footer around the content of every page. */
export function Layout({ menu, children }: { menu: readonly MenuEntry[]; children: ReactNode }) {
  return (
    <>
      <a className={skip} href="#content">
        {layout.skipLink}
      </a>
      <Header menu={menu} />
      <main id="content">{children}</main>
      <Footer />
    </>
  );
}

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
