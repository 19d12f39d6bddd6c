import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { lead } from "#client/styles/section.ts";
import { size, space } from "#client/styles/tokens.ts";
import { ProjectArticle } from "./ProjectArticle.tsx";

export function ProjectsPage() {
  const { projectsPage, projects, paths } = useSite();
  const { heading, text, action } = projectsPage.banner;
  // Counted from the end, because the banner is on paper.
  const themeAt = (index: number) => ((projects.length - index) % 2 ? "ink" : "paper");
  return (
    <>
      <SectionShell theme={themeAt(0)} className={hero}>
        <h1 id="top">{projectsPage.heading}</h1>
        <p className={lead}>{projectsPage.lead}</p>
      </SectionShell>
      {projects.map((project, index) => (
        <ProjectArticle key={project.id} project={project} theme={themeAt(index)} first={index === 0} />
      ))}
      <SectionShell id="banner" className={banner}>
        <h2 id="banner-heading">{heading}</h2>
        <p className={lead}>{text}</p>
        <div>
          <Button href={paths.contact}>{action}</Button>
        </div>
      </SectionShell>
    </>
  );
}

/* Low enough that the first project's figures are on the first screen. */
const hero = css`
  row-gap: ${space.l};
  align-items: end;
  padding-block: clamp(${space.xl}, 4vw, ${space.xxl}) 0;
  ${media.laptop} {
    > h1 {
      grid-column-end: span 8;
    }
    > p {
      grid-column: 9 / -1;
    }
  }
`;

const banner = css`
  row-gap: ${space.l};
  > h2 {
    font-size: ${size.mega};
    line-height: 0.92;
  }
`;
