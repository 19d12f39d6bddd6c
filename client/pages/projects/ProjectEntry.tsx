import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { PictureFrame } from "#client/components/PictureFrame.tsx";
import { visuallyHidden } from "#client/components/visually-hidden.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { projectsPage } from "#shared/content/projects-page.ts";
import type { Project } from "#shared/content/schemas.ts";

/** @param first whether its picture is the first thing to be seen. */
export function ProjectEntry({ project, first }: { project: Project; first: boolean }) {
  const { id, title, category, image, description, technologies, client, year, link } = project;
  const words = projectsPage.list;
  const facts = [
    [words.client, client],
    [words.category, category],
    [words.year, year],
    [words.technologies, technologies.join(", ")],
  ];
  return (
    <article id={id} className={work} aria-labelledby={`${id}-title`}>
      <PictureFrame>
        <Picture image={image} sizes={`${queryOf(media.laptop)} 66vw, 92vw`} first={first} />
      </PictureFrame>
      <div className={text}>
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{description}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button variant="bracketed" href={link}>
          {words.visit}
          <span className={visuallyHidden}>: {client}</span>
        </Button>
      </div>
    </article>
  );
}

/* Pictures change sides, so that the eye crosses the page on the way down. */
const work = css`
  display: grid;
  gap: ${space.xl} ${space.gap};
  break-inside: avoid;
  ${media.laptop} {
    grid-template-columns: subgrid;
    align-items: start;
    > * {
      grid-row: 1;
      grid-column: 9 / -1;
    }
    > :first-child {
      grid-column: 1 / span 8;
    }
    &:nth-of-type(even) > * {
      grid-column: 1 / span 4;
    }
    &:nth-of-type(even) > :first-child {
      grid-column: 5 / -1;
    }
  }
  ${media.belowLaptop} {
    ${media.print} {
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
  }
`;

const text = css`
  > h3 {
    font-size: ${size.index};
    line-height: 0.98;
    letter-spacing: -0.025em;
  }
  > p {
    max-width: 32em;
    margin-top: ${space.l};
  }
  > dl {
    display: grid;
    column-gap: ${space.l};
    margin: ${space.xl} 0;
    border-top: 1px solid ${color.line};
    font-size: ${size.small};
  }
  /* Name and value share a line where it has room for both. */
  dl > div {
    display: flex;
    flex-wrap: wrap;
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    flex: 0 0 7rem;
    color: ${color.muted};
    font: 500 ${size.label} / 1.8 ${font.text};
  }
  dd {
    flex: 1 1 8rem;
  }
  ${media.roomy} {
    > dl {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${media.laptop} {
    > dl {
      grid-template-columns: none;
    }
  }
  ${media.print} {
    > dl {
      grid-template-columns: none;
      margin-block: ${space.l};
    }
  }
`;
