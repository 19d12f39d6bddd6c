import { css } from "@linaria/core";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { largeText } from "#client/styles/section.ts";
import { space } from "#client/styles/tokens.ts";
import { ProjectArticle } from "./ProjectArticle.tsx";

export function ProjectsPage() {
  const { pageTexts, projects } = useSite();
  const { heading, lead } = pageTexts.projects;
  const themeAt = (index: number) => (index % 2 ? "paper" : "ink");
  return (
    <>
      <SectionShell id="top" theme={themeAt(0)} className={hero}>
        <h1 id="top-heading">{heading}</h1>
        <p className={largeText}>{lead}</p>
      </SectionShell>
      {projects.map((project, index) => (
        <ProjectArticle key={project.id} project={project} theme={themeAt(index)} isFirst={index === 0} />
      ))}
    </>
  );
}

/* Low enough that the first project's figures are on the first screen. */
const hero = css`
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
