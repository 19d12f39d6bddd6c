import { css, cx } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { ScrollStory } from "#client/islands/scroll-story/ScrollStory.tsx";
import { useSite } from "#client/page-context.ts";
import { clipped, lead } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";

/** How a client's email led to a product, between the heading's two sentences, and the company in one line. */
export function HomeStory() {
  const { home, paths, projects, projectsPage, story } = useSite();
  const { heading, text, link } = home.about;
  const facts: readonly { figure: string; label: string; note?: string }[] = home.about.facts;
  const project = projects.find(({ id }) => id === story.product.project);
  if (!project) throw new Error(`The story shows the project ${story.product.project}, which does not exist`);
  const product = { content: story.product, change: project.change, now: projectsPage.project.now };
  return (
    <SectionShell id="about" theme="ink" className={clipped}>
      <ScrollStory mail={story.mail} product={product}>
        <h2 id="about-heading">{heading.before}</h2>
        <h2>{heading.after}</h2>
      </ScrollStory>
      <p className={cx(lead, below)}>{text}</p>
      <ul className={line}>
        {facts.map(({ figure, label, note }) => (
          <li key={label}>
            <strong>{figure}</strong> {label}
            {note && `. ${note}`}
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="secondary" href={paths.about}>
          {link}
        </Button>
      </ButtonRow>
    </SectionShell>
  );
}

const below = css`
  margin-top: ${space.xxl};
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.xl};
  margin-top: ${space.xl};
  color: ${color.muted};
  font-size: ${size.small};
`;
