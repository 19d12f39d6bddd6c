import { css } from "@linaria/core";
import { BeforeAfter } from "#client/components/BeforeAfter.tsx";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/page-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { color, duration, space } from "#client/styles/tokens.ts";
import { rule } from "./AccentLine.tsx";

/** At most three projects, side by side, with what changed. */
export function HomeProjects() {
  const { home, projects, projectsPage, paths, story } = useSite();
  const { heading, text, link } = home.projects;
  return (
    // The accent line comes out of the story.
    <Section id="portfolio" heading={heading} theme="ink" className={story && rule} aside={<p>{text}</p>}>
      <ul className={grid}>
        {projects.slice(0, 3).map(({ id, picture, alt, title, client, year, change }) => (
          <li key={id}>
            <Picture name={picture} alt={alt} sizes={`${queryOf(media.tablet)} 30vw, 92vw`} />
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
              <p>{`${client}, ${year}`}</p>
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

const grid = css`
  display: grid;
  gap: ${space.xl} ${space.gap};
  > li {
    position: relative;
    display: grid;
    gap: ${space.m};
    align-content: start;
  }
  picture {
    overflow: clip;
  }
  img {
    transition: scale ${duration.calm};
  }
  p {
    margin-top: ${space.xs};
    color: ${color.muted};
  }
  ${media.motion} {
    > li:hover img {
      scale: 1.02;
    }
  }
  ${media.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
