import { Button, ButtonRow } from "#client/components/Button.tsx";
import { clipped, Section, SectionShell } from "#client/components/Section.tsx";
import { MailToSentence } from "#client/islands/mail-to-sentence/MailToSentence.tsx";
import { useSite } from "#client/page-context.ts";
import type { Site } from "#shared/site/site.ts";
import { CompanyFacts } from "./CompanyFacts.tsx";

/** A client's mail and its sentence, between the two sentences of the heading. A company without one shows the text. */
export function HomeAbout({ content }: { content: Site["home"]["about"] }) {
  const { about, paths } = useSite();
  const { heading, text, facts, link } = content;
  const company = (
    <>
      <CompanyFacts facts={facts} />
      <ButtonRow>
        <Button variant="secondary" href={paths.about}>
          {link}
        </Button>
      </ButtonRow>
    </>
  );
  if (!about.story)
    return (
      <Section id="about" heading={`${heading.before} ${heading.after}`} theme="ink" aside={<p>{text}</p>}>
        {company}
      </Section>
    );
  return (
    <SectionShell id="about" theme="ink" className={clipped}>
      <MailToSentence mail={about.story.mail} heading={<h2 id="about-heading">{heading.before}</h2>}>
        <h2>{heading.after}</h2>
        <p>{text}</p>
      </MailToSentence>
      {company}
    </SectionShell>
  );
}
