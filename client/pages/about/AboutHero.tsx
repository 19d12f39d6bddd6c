import { css } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { optional } from "#client/optional.ts";
import { useSite } from "#client/page-context.ts";
import { lead } from "#client/styles/section.ts";
import { space } from "#client/styles/tokens.ts";
import type { Story } from "#shared/content/story.ts";

const WordPicker = optional<{ story: Story; href: string }>(
  import.meta.glob("/client/islands/word-picker/WordPicker.tsx", { eager: true, import: "WordPicker" }),
);

/** Who we are, and how a client's email became one signed page, which visitors can try with their own text. */
export function AboutHero() {
  const { about, paths, story } = useSite();
  const { heading, action, secondAction } = about;
  return (
    <SectionShell theme="ink" className={hero}>
      <h1 id="top">{heading}</h1>
      <div className={row}>
        <p className={lead}>{about.lead}</p>
        <ButtonRow>
          <Button variant="inverse" href={paths.contact}>
            {action}
          </Button>
          <Button variant="secondary" href={`${paths.home}#services`}>
            {secondAction}
          </Button>
        </ButtonRow>
      </div>
      {WordPicker && story && <WordPicker story={story} href={paths.contact} />}
    </SectionShell>
  );
}

const hero = css`
  padding-block: ${space.xxl};
  > [data-island] {
    margin-top: ${space.xxl};
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  margin-top: ${space.l};
  > div {
    margin: 0;
  }
`;
