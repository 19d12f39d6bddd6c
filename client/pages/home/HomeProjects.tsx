import { css, cx } from "@linaria/core";
import { BeforeAfter } from "#client/components/BeforeAfter.tsx";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/page-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { clipped } from "#client/styles/section.ts";
import { color, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";
import { rule } from "./AccentLine.tsx";

/**
 * At most three projects with what changed. The story has just shown its own project, which comes last, in a row without
 * a picture. Of the others, the second is beside the first, with a picture as tall as that one's.
 */
export function HomeProjects() {
  const { home, projects, projectsPage, paths, story } = useSite();
  const { heading, text, link } = home.projects;
  const isTold = ({ id }: Project) => id === story?.product.project;
  const shown = projects.slice(0, 3).toSorted((a, b) => Number(isTold(a)) - Number(isTold(b)));
  return (
    // The accent line comes out of the story.
    <Section
      id="portfolio"
      heading={heading}
      theme="ink"
      className={cx(clipped, story && rule)}
      aside={<p>{text}</p>}
    >
      <ul className={works}>
        {shown.map(({ id, picture, alt, title, client, year, change }, index) => (
          <li key={id}>
            {id !== story?.product.project && (
              <Picture
                name={picture}
                alt={alt}
                sizes={`${queryOf(media.tablet)} 57vw, 100vw`}
                tall={index === 1}
              />
            )}
            {change && (
              <div>
                <BeforeAfter change={change} now={projectsPage.project.now} />
                <p>{change.what}</p>
              </div>
            )}
            <div>
              <h3>
                <StretchedLink href={`${paths.projectsPage}#${id}`}>{title}</StretchedLink>
              </h3>
              <p translate="no">{`${client}, ${year}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="secondary" href={paths.projectsPage} aria-describedby="more">
          {link}
        </Button>
        <p id="more">{projectsPage.menu.title}</p>
      </ButtonRow>
    </Section>
  );
}

/* The pictures reach the window's edges. The second is as tall as the first, and at least 24rem. */
const works = css`
  --out: calc(-1 * ${space.side});
  display: grid;
  gap: ${space.xl} ${space.gap};
  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space.m};
  }
  picture {
    flex: auto;
    height: var(--min);
    margin-inline: var(--left, var(--out)) var(--right, var(--out));
  }
  img {
    height: 100%;
    object-position: 0 0;
  }
  p {
    margin-top: ${space.xs};
    color: ${color.muted};
  }
  ${media.tablet} {
    --right: 0;
    grid-template-columns: 7fr 5fr;
    > :nth-child(2) {
      --left: 0;
      --right: initial;
      --min: 24rem;
    }
    > :nth-child(3) {
      grid-column: 1 / -1;
      display: grid;
      grid: inherit;
      gap: inherit;
    }
  }
`;
