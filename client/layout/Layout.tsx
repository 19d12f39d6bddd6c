import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { usePage } from "#client/page-context.ts";
import "#client/styles/font-faces.ts";
import "#client/styles/global.ts";
import { color, space, zIndex } from "#client/styles/tokens.ts";
import { ClosingQuestion } from "./ClosingQuestion.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const { hasForm, site, status } = usePage();
  // Error pages have links onward.
  const hasClosingQuestion = status === 200 && !hasForm;
  return (
    <>
      <a className={skip} href="#content">
        {site.layout.skipLink}
      </a>
      <Header />
      <main id="content" className={content} tabIndex={-1}>
        {children}
        {hasClosingQuestion && <ClosingQuestion />}
      </main>
      <Footer />
    </>
  );
}

/* The skip link moves the focus to it. */
const content = css`
  scroll-margin-top: ${space.scrollOffset};
  outline: none;
`;

const skip = css`
  position: absolute;
  z-index: ${zIndex.skipLink};
  top: ${space.xs};
  left: ${space.m};
  padding: ${space.s} ${space.m};
  background: ${color.accent};
  color: ${color.onAccent};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
