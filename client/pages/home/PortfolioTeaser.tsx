import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { ButtonRow } from "#client/components/ButtonRow.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/site-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { rule } from "./AccentLine.tsx";

interface PortfolioTeaserProps {
  content: SiteContent["home"]["portfolio"];
  projects: SiteContent["projects"];
}

/** At most three projects: the newest, and below it the others side by side. */
export function PortfolioTeaser({ content, projects }: PortfolioTeaserProps) {
  const { paths } = useSite();
  const { heading, text, link } = content;
  return (
    <Section
      id="portfolio"
      heading={heading}
      theme="ink"
      layout="wide"
      className={rule}
      aside={<p>{text}</p>}
    >
      <ul className={works}>
        {projects.slice(0, 3).map(({ id, image, title, client, year }, index) => (
          <li key={id}>
            <Picture
              image={image}
              sizes={`${queryOf(media.tablet)} ${index === 0 ? 92 : 45}vw, 92vw`}
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
    </Section>
  );
}

const works = css`
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
  }
  a {
    text-decoration: none;
  }
  p {
    margin-top: ${space.hair};
    color: ${color.muted};
    font-size: ${size.small};
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
