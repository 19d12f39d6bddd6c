import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Section, SectionShell } from "#client/components/Section.tsx";
import { optional } from "#client/optional.ts";
import { useSite } from "#client/page-context.ts";
import { clipped, lead } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Story } from "#shared/content/story.ts";
import type { ProjectText } from "#shared/content/types.ts";

interface StoryProps {
  mail: Story["mail"];
  product: { content: Story["product"]; change: NonNullable<ProjectText["change"]>; now: string };
  children: [before: ReactNode, after: ReactNode];
}

const ScrollStory = optional<StoryProps>(
  import.meta.glob("/client/islands/scroll-story/ScrollStory.tsx", { eager: true, import: "ScrollStory" }),
);

/** How a client's email led to a product, between the heading's two sentences, and the company in one line. */
export function HomeStory() {
  const { home, paths, projects, projectsPage, story } = useSite();
  const { heading, text, link } = home.about;
  const facts: readonly { figure: string; label: string; note?: string }[] = home.about.facts;
  const change = projects.find(({ id }) => id === story?.product.project)?.change;
  const company = (
    <>
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
    </>
  );
  if (!ScrollStory || !story || !change)
    return (
      <Section id="about" heading={`${heading.before} ${heading.after}`} theme="ink" aside={<p>{text}</p>}>
        {company}
      </Section>
    );
  const product = { content: story.product, change, now: projectsPage.project.now };
  return (
    <SectionShell id="about" theme="ink" className={clipped}>
      <ScrollStory mail={story.mail} product={product}>
        <h2 id="about-heading">{heading.before}</h2>
        <h2>{heading.after}</h2>
      </ScrollStory>
      <p className={cx(lead, below)}>{text}</p>
      {company}
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
