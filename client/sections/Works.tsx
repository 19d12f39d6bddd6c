import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { hidden } from "#client/ui/hidden.ts";
import { band, ink } from "#client/ui/Section.tsx";
import { projects } from "#shared/content/projects.ts";
import { projectsPage } from "#shared/content/projects-page.ts";
import { Work } from "./Work.tsx";

/** The portfolio: each work as wide as the window allows, its facts below. */
export function Works() {
  const { id, heading } = projectsPage.list;
  return (
    <section id={id} aria-labelledby="works" className={cx(band, ink, works)}>
      <h2 id="works" className={hidden}>
        {heading}
      </h2>
      {projects.map((project, index) => (
        <Work key={project.id} project={project} first={index === 0} />
      ))}
    </section>
  );
}

const works = css`
  row-gap: clamp(5rem, 10vw, 11rem);
  padding-top: ${space.xxl};
  ${media.print} {
    row-gap: ${space.xl};
  }
`;
