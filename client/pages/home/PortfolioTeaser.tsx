import { css } from "@linaria/core";
import { MoreLink } from "#client/components/MoreLink.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/site-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { color, labelFont, sideOf, size, space } from "#client/styles/tokens.ts";
import { projects as allProjects } from "#shared/company.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { Seam } from "./Seam.tsx";

interface PortfolioTeaserProps {
  content: SiteContent["home"]["portfolio"];
  projects: SiteContent["projects"];
}

/**
 * At most three projects. The newest reaches the window's edge. The others share a row, the last one lower; a
 * single one is on the right.
 */
export function PortfolioTeaser({ content, projects }: PortfolioTeaserProps) {
  const { paths } = useSite();
  const { heading, text, link } = content;
  return (
    <Section
      id="portfolio"
      heading={heading}
      theme="ink"
      layout="wide"
      className={section}
      aside={<p>{text}</p>}
    >
      <Seam way="oneLoop" from="left" />
      <ul className={works}>
        {projects.slice(0, 3).map(({ id, image, title, client, year }, index) => (
          <li key={id}>
            <Picture
              image={image}
              sizes={
                index === 0 ? `${queryOf(media.laptop)} 68vw, 100vw` : `${queryOf(media.tablet)} 54vw, 92vw`
              }
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
      <MoreLink href={paths.projectsPage}>{link}</MoreLink>
    </Section>
  );
}

const section = css`
  /* The pictures are as wide as a small window. */
  contain-intrinsic-block-size: auto calc(40rem + 330vw);
  ${media.roomy} {
    contain-intrinsic-block-size: auto 105rem;
  }
`;

const works = css`
  display: grid;
  gap: ${space.xxl} ${space.gap};
  > li {
    position: relative;
  }
  img {
    width: 100%;
  }
  h3 {
    margin-top: ${space.m};
  }
  a {
    text-decoration: none;
  }
  p {
    margin-top: ${space.xs};
    color: ${color.muted};
    font: ${labelFont};
  }
  ${media.hover} {
    > li:hover a {
      text-decoration: underline;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > li:first-child {
      grid-column: 1 / -1;
      img {
        width: calc(100% + ${sideOf("100vw")});
        max-width: none;
        margin-left: calc(-1 * ${sideOf("100vw")});
      }
    }
    > li:nth-child(2) {
      grid-column: 1 / span 5;
    }
    > li:nth-child(n + 2):last-child {
      grid-column: 6 / -1;
    }
    > li:nth-child(3) {
      margin-top: ${space.section};
    }
  }
  ${media.laptop} {
    > li:first-child {
      display: grid;
      grid-template-columns: subgrid;
      align-items: end;
      > picture {
        grid-column: 1 / span 8;
      }
      > div {
        grid-column: 9 / -1;
        margin-left: ${space.l};
      }
      h3 {
        font-size: ${size.index};
      }
    }
  }
  ${allProjects.map(({ id }, index) => `> :nth-child(${index + 1}) img { view-transition-name: work-${id}; }`).join("")}
  ${media.print} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space.l};
    > li:nth-child(n) {
      display: block;
      grid-column: auto;
      margin: 0;
      img {
        width: 100%;
        margin: 0;
      }
    }
  }
`;
