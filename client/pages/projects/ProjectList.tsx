import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { visuallyHidden } from "#client/components/visually-hidden.ts";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { projects } from "#shared/content/projects.ts";
import { projectsPage } from "#shared/content/projects-page.ts";
import { ProjectEntry } from "./ProjectEntry.tsx";

/** The portfolio: each work as wide as the window allows, its facts below. */
export function ProjectList() {
  const { id, heading } = projectsPage.list;
  return (
    <section id={id} aria-labelledby="works" className={cx(band, ink, works)}>
      <h2 id="works" className={visuallyHidden}>
        {heading}
      </h2>
      {projects.map((project, index) => (
        <ProjectEntry key={project.id} project={project} first={index === 0} />
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
