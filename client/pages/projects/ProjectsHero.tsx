import { css, cx } from "@linaria/core";
import { lead, SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";

export function ProjectsHero() {
  const { projectsPage } = useSite();
  return (
    <SectionShell theme="ink" className={hero}>
      <h1 id="top" className={heading}>
        {projectsPage.heading}
      </h1>
      <p className={cx(lead, text)}>{projectsPage.lead}</p>
    </SectionShell>
  );
}

/* Low enough that the first project's figures are on the first screen. */
const hero = css`
  row-gap: ${space.l};
  align-items: end;
  padding-block: clamp(${space.xl}, 4vw, ${space.xxl}) ${space.xl};
`;

const heading = css`
  ${media.laptop} {
    grid-column: 1 / span 8;
  }
`;

const text = css`
  ${media.laptop} {
    grid-column: 9 / -1;
  }
`;
