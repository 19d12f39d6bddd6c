import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";

export function ProjectDetails({ project }: { project: Project }) {
  const content = useSite().pageTexts.projects.project;
  const { client, category, year, technologies, price, link } = project;
  const address = (
    <>
      <a href={link} translate="no">
        {new URL(link).host}
      </a>{" "}
      {content.sample}
    </>
  );
  const details: [name: string, value: ReactNode, translate?: "no"][] = [
    [content.client, client, "no"],
    [content.category, category],
    [content.year, year],
    [content.price, price],
    [content.technologies, technologies.join(", "), "no"],
    [content.website, address],
  ];
  return (
    <dl className={list}>
      {details.map(([name, value, translate]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate={translate}>{value}</dd>
        </div>
      ))}
    </dl>
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
    border-top: 1px solid ${color.hairline};
  }
  dt {
    min-width: 8em;
    color: ${color.muted};
  }
  dd {
    flex: 1 1 8rem;
  }
  /* An address breaks only where it is wider than its column. */
  a {
    display: inline-block;
  }
`;
