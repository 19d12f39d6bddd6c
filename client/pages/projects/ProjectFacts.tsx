import { css, cx } from "@linaria/core";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Project, SiteContent } from "#shared/content/site-content.ts";

interface ProjectFactsProps {
  content: SiteContent["projectsPage"]["entry"];
  project: Project;
  className: string;
}

/** For whom, in which field, when and with what a project was built. */
export function ProjectFacts({ content, project, className }: ProjectFactsProps) {
  const facts = [
    [content.client, project.client],
    [content.category, project.category],
    [content.year, project.year],
    [content.technologies, project.technologies.join(", ")],
  ];
  return (
    <dl className={cx(list, className)}>
      {facts.map(([name, value]) => (
        <div key={name} className={fact}>
          <dt className={label}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css`
  align-self: end;
  font-size: ${size.small};
`;

const fact = css`
  display: grid;
  grid-template-columns: 6rem 1fr;
  align-items: baseline;
  padding-block: ${space.s};
  border-top: 1px solid ${color.line};
  &:last-child {
    padding-bottom: 0;
  }
`;

const label = css`
  color: ${color.muted};
  font-size: ${size.small};
`;
