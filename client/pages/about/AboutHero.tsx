import { css, cx } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { lead, SectionShell } from "#client/components/Section.tsx";
import { WordPicker } from "#client/islands/word-picker/WordPicker.tsx";
import { useSite } from "#client/page-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { countWords, formatMessage } from "#shared/format.ts";
import { pictureName } from "#shared/languages.ts";

/** Who we are in one row, and the page that a client signed next to the field for the visitor's own text. */
export function AboutHero() {
  const { about, language, paths, story } = useSite();
  const { heading, action, secondAction } = about;
  return (
    <SectionShell theme="ink" className={cx(hero, story && withStory)}>
      <h1 id="top">{heading}</h1>
      <p className={lead}>{about.lead}</p>
      <ButtonRow>
        <Button variant="inverse" href={paths.contactPage}>
          {action}
        </Button>
        <Button variant="secondary" href={`${paths.home}#services`}>
          {secondAction}
        </Button>
      </ButtonRow>
      {story && (
        <>
          <WordPicker example={story.mail.text} href={paths.contactPage} content={story.wordPicker} />
          <figure>
            <Picture
              image={{ name: pictureName("agreement", language), alt: story.alt }}
              sizes={`${queryOf(media.laptop)} 31vw, ${queryOf(media.roomy)} 55vw, 92vw`}
              priority
            />
            <figcaption>{formatMessage(story.signing, { count: countWords(story.mail.text) })}</figcaption>
          </figure>
        </>
      )}
    </SectionShell>
  );
}

const hero = css`
  row-gap: ${space.l};
  > div {
    margin: 0;
  }
`;

const withStory = css`
  padding-block: ${space.xl};
  > h1 {
    font-size: ${size.subheading};
    line-height: 1.1;
  }
  > p + div {
    margin-bottom: ${space.m};
  }
  figcaption {
    margin-top: ${space.s};
    color: ${color.muted};
    font-size: ${size.small};
  }
  /* The caption is beside the page, so that the page is not taller than the window. */
  ${media.roomy} {
    > figure {
      display: grid;
      grid-template-columns: 3fr 2fr;
      gap: 0 ${space.l};
      align-items: end;
    }
  }
  ${media.tablet} {
    > p {
      grid-column-end: span 7;
    }
    > p + div {
      grid-column: 8 / -1;
    }
  }
  ${media.laptop} {
    > h1 {
      grid-column-end: span 3;
    }
    > p {
      grid-column: 4 / span 5;
    }
    > p + div {
      grid-column: 9 / -1;
    }
    > [data-island] {
      grid-column-end: span 8;
    }
    > figure {
      display: block;
      grid-column: 9 / -1;
    }
  }
`;
