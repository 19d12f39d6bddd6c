import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/components/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

interface CompanyProps {
  words: SiteContent["about"]["company"];
  projects: SiteContent["projects"];
}

export function Company({ words, projects }: CompanyProps) {
  const { paths } = useSite();
  const { heading, text, built } = words;
  return (
    <Section id="company" heading={heading} layout="wide" className={company} aside={<p>{text}</p>}>
      <ul>
        {projects.map(({ id, builder, client }) => (
          <li key={id}>
            <h3>{builder}</h3>
            <p>
              {built} <a href={`${paths.projects}#${id}`}>{client}</a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const company = css`
  h2 + p {
    max-width: 29.25em;
    font-size: ${size.lead};
    line-height: 1.4;
  }
  ul {
    display: grid;
    gap: ${space.l} ${space.gap};
  }
  li {
    padding-top: ${space.m};
    border-top: 1px solid ${color.text};
  }
  h3 {
    font: 600 ${size.index} / 1.05 ${font.display};
  }
  li p {
    margin-top: ${space.xs};
    color: ${color.muted};
  }
  ${media.roomy} {
    ul {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${media.laptop} {
    > :first-child {
      display: grid;
      grid-template-columns: subgrid;
      column-gap: ${space.gap};
    }
    h2 {
      grid-column: 1 / span 8;
    }
    h2 + p {
      grid-column: 9 / -1;
    }
  }
`;
