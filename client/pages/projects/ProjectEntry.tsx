import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { lead } from "#client/components/lead.ts";
import { Picture } from "#client/components/Picture.tsx";
import { band, themes } from "#client/components/Section.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Timetable } from "#client/islands/timetable/Timetable.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import type { Project, SiteContent, Testimonial } from "#shared/content/site-content.ts";
import { layouts } from "./layouts.ts";
import { ProjectChange } from "./ProjectChange.tsx";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { ProjectTestimonial } from "./ProjectTestimonial.tsx";

interface ProjectEntryProps {
  content: SiteContent["projectsPage"]["entry"];
  project: Project;
  testimonial: Testimonial | undefined;
  /** Its place in the portfolio. Every second project has a light ground. */
  index: number;
}

/** A project of the portfolio. The client's words stand beside the picture, where its layout has room for them. */
export function ProjectEntry({ content, project, testimonial, index }: ProjectEntryProps) {
  const { id, title, image, change, description, client, link, demo } = project;
  const layout = layouts[project.layout];
  const theme = index % 2 === 0 ? themes.ink : themes.paper;
  const picture = (
    <Picture
      image={image}
      sizes={`${queryOf(media.laptop)} 68vw, 100vw`}
      first={index === 0}
      className={pictureImage}
    />
  );
  return (
    <article
      id={id}
      className={cx(band, entry, theme, index === 0 && first, layout.entry)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={cx(heading, layout.head)}>
        {title}
      </h2>
      <ProjectChange change={change} now={content.now} className={layout.head} />
      <div className={layout.picture}>
        {demo === "timetable" ? <Timetable content={content.timetable}>{picture}</Timetable> : picture}
      </div>
      <div className={layout.text}>
        <p className={lead}>{description}</p>
        {link && (
          <Button variant="secondary" href={link} className={visit}>
            {content.visit}
            <VisuallyHidden>: {client}</VisuallyHidden>
          </Button>
        )}
      </div>
      <ProjectFacts content={content} project={project} className={layout.text} />
      {project.layout === "beside" && testimonial && <ProjectTestimonial testimonial={testimonial} />}
    </article>
  );
}

const entry = css`
  row-gap: ${space.l};
  overflow-x: clip;
`;

/* The first project follows the page's heading on the same ground. */
const first = css`
  padding-top: ${space.l};
`;

/* On phones, lines break in the same places in the brand's face and in the fallback face. */
const heading = css`
  max-width: 11em;
  font-size: ${size.index};
  text-wrap: wrap;
  /* Forced colours draw a ground behind the figures, which are taller than their line. */
  position: relative;
  z-index: 1;
  ${media.roomy} {
    max-width: none;
  }
`;

const pictureImage = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 4% 0;
`;

const visit = css`
  margin-top: ${space.l};
`;
