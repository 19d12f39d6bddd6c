import { css } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { clipped, Section, SectionShell } from "#client/components/Section.tsx";
import { ScrollStory } from "#client/islands/scroll-story/ScrollStory.tsx";
import { useSite } from "#client/page-context.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";

interface Fact extends Record<"figure" | "label", string> {
  note?: string;
}

/** A client's email and its sentence, between the heading's two sentences. Without a story, the text is shown. */
export function HomeAbout() {
  const { home, paths, story } = useSite();
  const { heading, text, link } = home.about;
  const facts: readonly Fact[] = home.about.facts;
  const company = (
    <>
      <dl className={list}>
        {facts.map(({ figure, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={large}>{figure}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
      <ButtonRow>
        <Button variant="secondary" href={paths.about}>
          {link}
        </Button>
      </ButtonRow>
    </>
  );
  if (!story)
    return (
      <Section id="about" heading={`${heading.before} ${heading.after}`} theme="ink" aside={<p>{text}</p>}>
        {company}
      </Section>
    );
  return (
    <SectionShell id="about" theme="ink" className={clipped}>
      <ScrollStory mail={story.mail} heading={<h2 id="about-heading">{heading.before}</h2>}>
        <h2>{heading.after}</h2>
        <p>{text}</p>
      </ScrollStory>
      {company}
    </SectionShell>
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l} ${space.gap};
  margin-top: ${space.xl};
  > div {
    display: flex;
    flex: 1 1 8rem;
    flex-direction: column;
    gap: ${space.xs};
    padding-top: ${space.s};
    border-top: 1px solid ${color.text};
  }
  dt {
    color: ${color.muted};
    font-size: ${size.small};
  }
`;

const large = css`
  order: -1;
  ${displayFont(size.itemTitle, 1.1)};
`;
