import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Quotation } from "#client/components/Quotation.tsx";
import { lead, SectionShell } from "#client/components/Section.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island } from "#client/islands/Island.tsx";
import type { mount } from "#client/islands/timetable/mount.ts";
import { Timetable } from "#client/islands/timetable/Timetable.tsx";
import { useSite } from "#client/page-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { sideOf, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/site/site.ts";
import { ProjectBeforeAfter } from "./ProjectBeforeAfter.tsx";
import { ProjectFacts } from "./ProjectFacts.tsx";

interface ProjectArticleProps {
  project: Project;
  /** Its position in the list. Every second project has a light background. */
  index: number;
}

/** A project: its figures, and below them its picture next to the description and the client's words. */
export function ProjectArticle({ project, index }: ProjectArticleProps) {
  const { projectsPage, testimonials, language } = useSite();
  const { id, title, image, change, description, client, link, demo } = project;
  const testimonial = testimonials.find((testimonial) => testimonial.project === id);
  const timetable = demo === "timetable" && change && projectsPage.project.timetable;
  const picture = (
    <Picture
      image={image}
      sizes={`${queryOf(media.laptop)} 68vw, 100vw`}
      priority={index === 0}
      className={pictureImage}
    />
  );
  const main = (
    <>
      {change && <ProjectBeforeAfter change={change} you={timetable ? timetable.you : undefined} />}
      <div className={pictureBox}>
        {timetable ? <Timetable content={timetable}>{picture}</Timetable> : picture}
      </div>
      <div className={words}>
        <div>
          <p className={lead}>{description}</p>
          {link && (
            <Button variant="secondary" href={link}>
              {projectsPage.project.visit}
              <VisuallyHidden>: {client}</VisuallyHidden>
            </Button>
          )}
        </div>
        {testimonial && (
          <figure className={quote}>
            <Quotation text={testimonial.review} language={language} />
            <figcaption>
              {testimonial.name}, {testimonial.position}
            </figcaption>
          </figure>
        )}
      </div>
    </>
  );
  return (
    <SectionShell
      as="article"
      id={id}
      theme={index % 2 === 0 ? "ink" : "paper"}
      className={cx(article, index === 0 && first)}
    >
      <h2 id={`${id}-heading`} className={heading}>
        {title}
      </h2>
      {timetable ? (
        <Island<typeof mount>
          name="timetable"
          near
          props={{ measured: change.to, offer: timetable.offer, done: timetable.done }}
          className={columns}
        >
          {main}
        </Island>
      ) : (
        main
      )}
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
  padding-top: ${space.l};
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

/* What the timetable's script changes is inside its island, in the article's columns. */
const columns = css`
  display: grid;
  grid-template-columns: subgrid;
  row-gap: inherit;
  > * {
    grid-column: 1 / -1;
  }
`;

/* The picture reaches both edges of the window. In a large window, a third is left for the text. */
const pictureBox = css`
  margin-inline: calc(-1 * ${sideOf("100vw")});
  ${media.laptop} {
    grid-column: 1 / span 8;
    margin-right: 0;
  }
`;

const pictureImage = css`
  width: 100%;
`;

/* The text beside the picture starts and ends with it. */
const words = css`
  display: grid;
  gap: ${space.l} ${space.gap};
  > div > a {
    margin-top: ${space.l};
  }
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.laptop} {
    grid-column: 9 / -1;
    grid-template-columns: none;
    align-content: space-between;
  }
`;

const quote = css`
  font-size: ${size.small};
  > blockquote {
    text-indent: -0.42em;
  }
  > figcaption {
    margin-top: ${space.m};
  }
`;
