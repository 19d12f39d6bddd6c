import { css } from "@linaria/core";
import { MoreLink } from "#client/components/MoreLink.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { PictureFrame } from "#client/components/PictureFrame.tsx";
import { Section } from "#client/components/Section.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { color, labelFont, space } from "#client/styles/tokens.ts";
import { home } from "#shared/content/home.ts";
import { projects } from "#shared/content/projects.ts";
import { paths } from "#shared/paths.ts";

/** Three works: the newest large, the others stepping down beside each other. */
export function PortfolioTeaser() {
  const { id, label, heading, text, link } = home.portfolio;
  return (
    <Section id={id} label={label} heading={heading} tone="ink" aside={<p>{text}</p>}>
      <ul className={works}>
        {projects.map((project, index) => (
          <li key={project.id}>
            <a href={`${paths.projects}#${project.id}`}>
              <PictureFrame>
                <Picture
                  image={project.image}
                  sizes={
                    index === 0
                      ? `${queryOf(media.laptop)} 66vw, 92vw`
                      : `${queryOf(media.tablet)} 46vw, 92vw`
                  }
                />
              </PictureFrame>
              <h3>{project.title}</h3>
            </a>
            <p>
              {project.client}, {project.year}
            </p>
          </li>
        ))}
      </ul>
      <MoreLink link={link} />
    </Section>
  );
}

const works = css`
  display: grid;
  gap: ${space.xxl} clamp(2rem, 5vw, 5rem);
  margin-bottom: ${space.l};
  a {
    display: block;
    text-decoration: none;
  }
  h3 {
    margin-top: calc(${space.m} + 10px);
  }
  p {
    margin-top: ${space.xs};
    color: ${color.muted};
    font: ${labelFont};
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > li:first-child {
      grid-column: 1 / -1;
    }
    > li:last-child {
      margin-top: ${space.section};
    }
  }
  ${media.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.gap};
    > li:first-child {
      grid-column: 4 / -1;
    }
    > li:nth-child(2) {
      grid-column: 1 / span 6;
    }
    > li:last-child {
      grid-column: 7 / -1;
    }
  }
  ${media.print} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space.l};
    > li:nth-child(n) {
      grid-column: auto;
      margin-top: 0;
    }
  }
`;
