import { css } from "@linaria/core";
import { BeforeAfter } from "#client/components/BeforeAfter.tsx";
import { LinkWithNote } from "#client/components/buttons.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { conditionOf, media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { StretchedLink } from "./StretchedLink.tsx";

/** Some projects with what changed. */
export function HomeProjects() {
  const { homeProjects, pageTexts, paths } = useSite();
  const { heading, text, link } = pageTexts.home.projects;
  return (
    <Section id="portfolio" heading={heading} theme="ink" aside={<p>{text}</p>}>
      <ul className={projectGrid}>
        {homeProjects.map(({ id, picture, alt, title, client, year, change }) => (
          <li key={id}>
            <Picture name={picture} alt={alt} sizes={`${conditionOf(media.largePhone)} 30vw, 100vw`} />
            <div>
              <BeforeAfter change={change} className={figures} />
            </div>
            <div>
              <h3>
                <StretchedLink href={`${paths.projects}#${id}`}>{title}</StretchedLink>
              </h3>
              <p translate="no">{`${client}, ${year}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <LinkWithNote href={paths.projects} label={link} note={pageTexts.projects.menu.title} />
    </Section>
  );
}

const projectGrid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl} ${space.gap};
  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space.l};
  }
  p {
    margin-top: ${space.xs};
    color: ${color.muted};
  }
  ${media.largePhone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* The figure after the change is below the one before it, so both are as large as the column allows. */
const figures = css`
  > s {
    width: 100%;
  }
  ${media.largePhone} {
    font-size: min(${size.itemTitle}, 4vw);
  }
`;
