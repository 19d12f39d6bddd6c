import { css } from "@linaria/core";
import { letters } from "#client/components/letters.ts";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

interface CompanyProps {
  content: SiteContent["about"]["company"];
  projects: SiteContent["projects"];
}

/** The people who built the projects. */
export function Company({ content, projects }: CompanyProps) {
  const { paths } = useSite();
  const { heading, text, built } = content;
  const builders = [...Map.groupBy(projects, ({ builder }) => builder)];
  return (
    <Section id="company" heading={heading} layout="wide" className={company} aside={<p>{text}</p>}>
      <ul data-people={builders.length}>
        {builders.map(([builder, projects]) => (
          <li key={builder}>
            <h3 className={letters} data-letters={longestWord(builder)}>
              {builder}
            </h3>
            {projects.map(({ id, client }) => (
              <p key={id}>
                {built} <a href={`${paths.projectsPage}#${id}`}>{client}</a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const longestWord = (text: string) => Math.max(...text.split(" ").map(({ length }) => length));

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
    h3 {
      font-size: min(${size.index}, 52vw / var(--letters));
    }
    ul {
      grid-template-columns: repeat(3, 1fr);
    }
    [data-people="2"],
    [data-people="4"] {
      grid-template-columns: repeat(2, 1fr);
    }
  }
  ${media.laptop} {
    [data-people="4"],
    [data-people="5"] {
      grid-auto-flow: column;
      grid-template-columns: none;
      grid-auto-columns: 1fr;
      h3 {
        font-size: min(${size.index}, 31vw / var(--letters));
      }
    }
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
