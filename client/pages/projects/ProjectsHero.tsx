import { css } from "@linaria/core";
import { PageHero } from "#client/components/PageHero.tsx";
import { media } from "#client/styles/media.ts";
import { projectsPage } from "#shared/content/projects-page.ts";

export function ProjectsHero() {
  const { label, heading, lead } = projectsPage;
  return <PageHero tone="ink" label={label} heading={heading} lead={lead} className={hero} />;
}

/* Two lines at most where there is room, so that the first work looks in from below. */
const hero = css`
  padding-bottom: 0;
  ${media.laptop} {
    > h1 {
      max-width: 13.5em;
    }
  }
`;
