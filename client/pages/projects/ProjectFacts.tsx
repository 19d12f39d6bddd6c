import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";

export function ProjectFacts({ project }: { project: Project }) {
  const content = useSite().projectsPage.project;
  const { client, category, year, technologies, cost, link } = project;
  return (
    <dl className={list}>
      <Fact name={content.client} translate="no">
        {client}
      </Fact>
      <Fact name={content.category}>{category}</Fact>
      <Fact name={content.year}>{year}</Fact>
      <Fact name={content.cost}>{cost}</Fact>
      <Fact name={content.technologies} translate="no">
        {technologies.join(", ")}
      </Fact>
      <Fact name={content.site}>
        <a href={link} translate="no">
          {new URL(link).host}
        </a>{" "}
        {content.sample}
      </Fact>
    </dl>
  );
}

function Fact({ name, translate, children }: { name: string; translate?: "no"; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate={translate}>{children}</dd>
    </div>
  );
}

const list = css`
  display: grid;
  column-gap: ${space.gap};
  ${media.largePhone} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.laptop} {
    grid-template-columns: repeat(3, 1fr);
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
    min-width: 6em;
    color: ${color.muted};
  }
  dd {
    flex: 1 1 8rem;
  }
`;
