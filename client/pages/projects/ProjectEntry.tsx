import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { band } from "#client/components/Section.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Timetable } from "#client/islands/timetable/Timetable.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { projects as allProjects } from "#shared/company.ts";
import type { Project, SiteContent, Testimonial } from "#shared/content/site-content.ts";
import type { Composition } from "./compositions.ts";
import { ProjectChange } from "./ProjectChange.tsx";
import { ProjectTestimonial } from "./ProjectTestimonial.tsx";

interface ProjectEntryProps {
  content: SiteContent["projectsPage"]["entry"];
  project: Project;
  testimonial: Testimonial | undefined;
  composition: Composition;
  /** Whether its picture is the first one on the page. */
  first: boolean;
}

export function ProjectEntry({ content, project, testimonial, composition, first }: ProjectEntryProps) {
  const { id, title, category, image, change, description, technologies, client, year, link } = project;
  const facts = [
    [content.client, client],
    [content.category, category],
    [content.year, year],
    [content.technologies, technologies.join(", ")],
  ];
  const picture = (
    <Picture
      image={image}
      sizes={`${queryOf(media.laptop)} ${composition.pictureWidth}, 92vw`}
      first={first}
    />
  );
  return (
    <article
      id={id}
      className={cx(band, work, composition.theme, composition.className)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <ProjectChange change={change} now={content.now} lines={composition.lines} />
      {image.name === "school" && composition.wholePicture ? (
        <Timetable content={content.timetable}>{picture}</Timetable>
      ) : (
        picture
      )}
      <div>
        <p>{description}</p>
        {link && (
          <Button variant="secondary" href={link}>
            {content.visit}
            <VisuallyHidden>: {client}</VisuallyHidden>
          </Button>
        )}
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {composition.quoted && testimonial && <ProjectTestimonial testimonial={testimonial} />}
    </article>
  );
}

const work = css`
  contain-intrinsic-block-size: auto 64rem;
  row-gap: ${space.l};
  break-inside: avoid;
  /* The first project may break, so that it starts on the printed page of the heading. */
  section + & {
    break-inside: auto;
  }
  overflow-x: clip;
  /* So narrow that lines break in the same places in the brand's face and in the fallback face. */
  > h2 {
    max-width: 12em;
    font-size: ${size.index};
    line-height: 0.98;
    letter-spacing: -0.025em;
  }
  > picture > img,
  > div > picture > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Home uses the same transition names for the same pictures, so one changes into the other. */
  ${allProjects.map(({ id }) => `&#${id} > picture > img, &#${id} > div > picture > img { view-transition-name: work-${id}; }`).join("\n")}
  > div > p {
    font-size: ${size.lead};
    line-height: 1.4;
  }
  > div > a {
    margin-top: ${space.l};
  }
  > dl {
    display: grid;
    column-gap: ${space.gap};
    align-content: start;
    font-size: ${size.small};
  }
  /* Name and value share a line where both fit. */
  > dl > div {
    display: flex;
    flex-wrap: wrap;
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
    &:last-child {
      padding-bottom: 0;
    }
  }
  dt {
    flex: 0 0 7rem;
    color: ${color.muted};
    font: 500 ${size.label} / 1.8 ${font.text};
  }
  dd {
    flex: 1 1 8rem;
  }
  ${media.laptop} {
    > h2 {
      max-width: 8em;
    }
  }
`;
