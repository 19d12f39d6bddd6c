import { css } from "@linaria/core";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";

/** The project's client, industry, year and technology. */
export function ProjectFacts({ project }: { project: Project }) {
  const content = useSite().projectsPage.project;
  const facts = [
    [content.client, project.client],
    [content.category, project.category],
    [content.year, project.year],
    [content.technologies, project.technologies.join(", ")],
  ];
  return (
    <dl className={list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css`
  display: grid;
  column-gap: ${space.gap};
  font-size: ${size.small};
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.laptop} {
    grid-template-columns: repeat(4, 1fr);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.s};
    align-items: baseline;
    padding-block: ${space.s};
    border-top: 1px solid ${color.border};
  }
  dt {
    min-width: 6rem;
    color: ${color.muted};
  }
  dd {
    flex: 1 1 8rem;
  }
`;
