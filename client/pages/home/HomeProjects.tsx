import { css } from "@linaria/core";
import { BeforeAfter } from "#client/components/BeforeAfter.tsx";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/page-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { color, duration, easing, space } from "#client/styles/tokens.ts";
import { rule } from "./AccentLine.tsx";

/** At most three projects with what changed. Two are side by side. Of three, the newest has its own row. */
export function HomeProjects() {
  const { home, projects, projectsPage, paths } = useSite();
  const { heading, text, link } = home.projects;
  const latest = projects.slice(0, 3);
  return (
    <Section id="portfolio" heading={heading} theme="ink" className={rule} aside={<p>{text}</p>}>
      <ul className={grid}>
        {latest.map(({ id, image, title, client, year, change }, index) => (
          <li key={id}>
            <Picture
              image={image}
              sizes={`${queryOf(media.tablet)} ${index === 0 && latest.length !== 2 ? 92 : 45}vw, 92vw`}
            />
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
        <Button variant="secondary" href={paths.projectsPage}>
          {link}
        </Button>
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
  img {
    width: 100%;
    transition: translate ${duration.calm} ${easing};
  }
  p {
    margin-top: ${space.xs};
    color: ${color.muted};
  }
  ${media.motion} {
    > li:hover img {
      translate: 8px;
    }
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
