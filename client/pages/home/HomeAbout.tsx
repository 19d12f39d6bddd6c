import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { ButtonRow } from "#client/components/ButtonRow.tsx";
import { band, clipped, ink } from "#client/components/Section.tsx";
import { MailToSentence } from "#client/islands/mail-to-sentence/MailToSentence.tsx";
import { useSite } from "#client/site-context.ts";
import { space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { CompanyFacts } from "./CompanyFacts.tsx";

/** The problem, framed, between the two sentences of the heading. A company without a client's mail has only these. */
export function HomeAbout({ content }: { content: SiteContent["home"]["about"] }) {
  const { about, paths } = useSite();
  const { heading, text, facts, link } = content;
  const before = <h2 id="about-heading">{heading.before}</h2>;
  const after = (
    <>
      <h3>{heading.after}</h3>
      <p>{text}</p>
    </>
  );
  return (
    <section id="about" aria-labelledby="about-heading" className={cx(band, ink, clipped, section)}>
      {about.story ? (
        <MailToSentence mail={about.story.mail} heading={before}>
          {after}
        </MailToSentence>
      ) : (
        <>
          {before}
          {after}
        </>
      )}
      <CompanyFacts facts={facts} />
      <ButtonRow>
        <Button variant="secondary" href={paths.about}>
          {link}
        </Button>
      </ButtonRow>
    </section>
  );
}

const section = css`
  row-gap: ${space.l};
`;
