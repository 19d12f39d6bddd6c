import { css, cx } from "@linaria/core";
import { MeasuredChange } from "#client/components/MeasuredChange.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { Timetable } from "#client/islands/timetable/Timetable.tsx";
import { useSite } from "#client/page-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { lead } from "#client/styles/section.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";

interface ProjectArticleProps {
  project: Project;
  index: number;
}

/**
 * A project: its picture, its figures, the description and what was left out. Each second one is on paper, and its
 * picture fills the section's top. The others have the text beside the picture, unless visitors can try it.
 */
export function ProjectArticle({ project, index }: ProjectArticleProps) {
  const { projectsPage, language } = useSite();
  const { now, timetable, leftOut } = projectsPage.project;
  const { id, title, change, description, demo } = project;
  const isPaper = index % 2 === 1;
  const isBeside = !isPaper && !demo;
  const picture = (
    <Picture
      name={project.picture}
      alt={project.alt}
      sizes={isBeside ? `${queryOf(media.laptop)} 68vw, 100vw` : "100vw"}
      priority={index === 0}
    />
  );
  return (
    <SectionShell
      as="article"
      id={id}
      theme={isPaper ? "paper" : "ink"}
      className={cx(article, index === 0 && first, isPaper && filled, isBeside && beside)}
    >
      <h2 id={`${id}-heading`} className={heading}>
        {title}
      </h2>
      {demo ? (
        <Timetable content={timetable} locale={language.locale} change={change} now={now} picture={picture} />
      ) : (
        <>
          <div className={pictureBox}>{picture}</div>
          <MeasuredChange change={change} now={now} />
        </>
      )}
      <div className={words}>
        <p className={lead}>{description}</p>
        <div className={omission}>
          <h3>{leftOut}</h3>
          <p>{project.leftOut}</p>
        </div>
      </div>
      <ProjectFacts project={project} />
    </SectionShell>
  );
}

const article = css`
  row-gap: ${space.l};
  overflow-x: clip;
`;

/* The first project follows the page's heading on the same background. */
const first = css`
  padding-top: ${space.xxl};
`;

/* On phones, lines break at the same places in the brand's font and in the fallback font. */
const heading = css`
  max-width: 11em;
  font-size: ${size.itemTitle};
  text-wrap: wrap;
  /* Forced colours draw a background behind the figures, which are taller than their line. */
  position: relative;
  z-index: 1;
  ${media.roomy} {
    max-width: none;
  }
`;

/* In a small window, every picture reaches both edges. */
const pictureBox = css`
  ${media.belowLaptop} {
    margin-inline: calc(-1 * ${space.side});
  }
`;

const words = css`
  display: grid;
  gap: ${space.l} ${space.gap};
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
  }
`;

/* The picture reaches the left edge of the window. The text beside it starts and ends with it. */
const beside = css`
  ${media.laptop} {
    > .${pictureBox} {
      grid-column: 1 / span 8;
      margin-left: calc(-1 * ${space.side});
    }
    > .${words} {
      grid-area: 2 / 9 / auto / -1;
      grid-template-columns: none;
      align-content: space-between;
    }
  }
`;

/* The picture is the section's top, from edge to edge. */
const filled = css`
  padding-top: 0;
  > .${pictureBox} {
    order: -1;
    margin: 0 calc(-1 * ${space.side}) ${space.l};
  }
  ${media.laptop} {
    img {
      max-height: 92svh;
      object-position: 0 40%;
    }
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
    text-wrap: pretty;
    ${displayFont(size.subheading, 1.2)};
  }
`;
