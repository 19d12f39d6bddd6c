import { css } from "@linaria/core";
import { BeforeAfterWithMethod } from "#client/components/BeforeAfterWithMethod.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { SectionShell, type SectionTheme } from "#client/components/Section.tsx";
import { Timetable } from "#client/islands/timetable/Timetable.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { fullBleedBelowLaptop, largeText } from "#client/styles/section.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";
import { ProjectDetails } from "./ProjectDetails.tsx";

interface ProjectArticleProps {
  project: Project;
  theme: SectionTheme;
  /** Whether its picture is the first on the page. */
  isFirst: boolean;
}

/**
 * A project: what it changed, its picture, the description and what was left out. One has a timetable on its picture,
 * which visitors can try.
 */
export function ProjectArticle({ project, theme, isFirst }: ProjectArticleProps) {
  const { pageTexts, timetableProject, language } = useSite();
  const { timetable, leftOut } = pageTexts.projects.project;
  const { id, title, change, description, sceneAlt } = project;
  const picture = (
    <Picture name={`${project.picture}-scene`} alt={sceneAlt} sizes="100vw" priority={isFirst} />
  );
  return (
    <SectionShell as="article" id={id} theme={theme} className={article}>
      <h2 id={`${id}-heading`} className={heading}>
        {title}
      </h2>
      {id === timetableProject.id ? (
        <Timetable content={timetable} locale={language.tag} change={change} picture={picture} />
      ) : (
        <>
          <BeforeAfterWithMethod change={change} />
          <div className={fullBleedBelowLaptop}>{picture}</div>
        </>
      )}
      <div className={words}>
        <p className={largeText}>{description}</p>
        <div className={omission}>
          <h3>{leftOut}</h3>
          <p>{project.leftOut}</p>
        </div>
      </div>
      <ProjectDetails project={project} />
    </SectionShell>
  );
}

const article = css`
  row-gap: ${space.l};
`;

const heading = css`
  font-size: ${size.subheading};
  /* Forced colours draw a background behind the figures, which are taller than their line. */
  z-index: 1;
`;

const words = css`
  display: grid;
  gap: ${space.l} ${space.gap};
  ${media.largePhone} {
    grid-template-columns: 1fr 1fr;
  }
`;

const omission = css`
  > h3 {
    margin: 0 0 ${space.xs};
    color: ${color.muted};
    font: inherit;
    letter-spacing: 0;
  }
  > p {
    ${displayFont(size.subheading, 1.2)};
  }
`;
