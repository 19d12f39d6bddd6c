import { css, cx } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { band, ink, lead } from "#client/components/Section.tsx";
import { LongVersion } from "#client/islands/long-version/LongVersion.tsx";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";
import { ClientMail } from "./ClientMail.tsx";

interface AboutHeroProps {
  content: Site["about"];
  paths: Site["paths"];
}

export function AboutHero({ content, paths }: AboutHeroProps) {
  const { heading, action, secondAction, story } = content;
  return (
    <section aria-labelledby="top" className={cx(band, ink, hero)}>
      <h1 id="top">{heading}</h1>
      <p className={lead}>{content.lead}</p>
      <ButtonRow>
        <Button variant="ink" href={paths.contactPage}>
          {action}
        </Button>
        <Button variant="secondary" href={`${paths.home}#services`}>
          {secondAction}
        </Button>
      </ButtonRow>
      {story && (
        <LongVersion
          example={<ClientMail mail={story.mail} />}
          result={story.mail.result}
          href={paths.contactPage}
          content={story.longVersion}
        />
      )}
    </section>
  );
}

const hero = css`
  row-gap: ${space.l};
  align-items: end;
  padding-block: ${space.xl} ${space.section};
  > h1 {
    font-size: ${size.subheading};
  }
  > p + div {
    margin: 0 0 ${space.xl};
  }
  ${media.laptop} {
    > p {
      grid-column-end: span 8;
    }
    > p + div {
      grid-column: 9 / -1;
    }
  }
`;
