import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { ButtonRow } from "#client/components/ButtonRow.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { clipped, Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/site-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { color, sideOf, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { Seam } from "./AccentLine.tsx";

interface PortfolioTeaserProps {
  content: SiteContent["home"]["portfolio"];
  projects: SiteContent["projects"];
}

/** At most three projects. The newest reaches the window's edge. The others share a row. */
export function PortfolioTeaser({ content, projects }: PortfolioTeaserProps) {
  const { paths } = useSite();
  const { heading, text, link } = content;
  return (
    <Section
      id="portfolio"
      heading={heading}
      theme="ink"
      layout="wide"
      className={`${clipped} ${section}`}
      aside={<p>{text}</p>}
    >
      <Seam way="oneLoop" edge="top" />
      <ul className={works}>
        {projects.slice(0, 3).map(({ id, image, title, client, year }, index) => (
          <li key={id}>
            <Picture
              image={image}
              sizes={`${queryOf(media.tablet)} ${index === 0 ? 68 : 54}vw, 92vw`}
              transition={id}
            />
            <div>
              <h3>
                <StretchedLink href={`${paths.projectsPage}#${id}`}>{title}</StretchedLink>
              </h3>
              <p>
                {client}, {year}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="secondary" href={paths.projectsPage}>
          {link}
        </Button>
      </ButtonRow>
      <Seam way="straight" edge="bottom" />
    </Section>
  );
}

const section = css`
  padding-block: 0;
`;

const works = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxl} ${space.gap};
  > li {
    position: relative;
    display: flex;
    flex: 4 1 18rem;
    flex-wrap: wrap;
    align-items: end;
    align-content: start;
    gap: ${space.m} ${space.l};
  }
  picture {
    flex: 3 1 40rem;
  }
  img {
    width: 100%;
  }
  li > div {
    flex: 1 1 14rem;
  }
  a {
    text-decoration: none;
  }
  p {
    margin-top: ${space.xs};
    color: ${color.muted};
    font-size: ${size.small};
  }
  ${media.tablet} {
    > :first-child {
      flex-basis: 100%;
      margin-left: calc(-1 * ${sideOf("100vw")});
    }
    > :nth-child(3) {
      flex-grow: 7;
      margin-top: ${space.section};
    }
  }
`;
