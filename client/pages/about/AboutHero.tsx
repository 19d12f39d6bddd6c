import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { ButtonRow } from "#client/components/ButtonRow.tsx";
import { band, ink } from "#client/components/Section.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { size } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { ClientMail } from "./ClientMail.tsx";

export function AboutHero({ content }: { content: SiteContent["about"] }) {
  const { paths } = useSite();
  const { heading, lead, action, secondAction, mail } = content;
  return (
    <section aria-labelledby="top" className={cx(band, ink, hero)}>
      <h1 id="top">{heading}</h1>
      <p>{lead}</p>
      <ButtonRow>
        <Button variant="ink" href={paths.contactPage}>
          {action}
        </Button>
        <Button variant="secondary" href={`${paths.home}#services`}>
          {secondAction}
        </Button>
      </ButtonRow>
      <ClientMail mail={mail} />
    </section>
  );
}

const hero = css`
  row-gap: clamp(1.5rem, 2.2vw, 3rem);
  align-items: end;
  padding-block: clamp(2.25rem, 3vw, 4rem) clamp(4rem, 6vw, 7rem);
  > h1 {
    max-width: none;
    font-size: ${size.index};
  }
  > p {
    font-size: ${size.lead};
    line-height: 1.4;
    text-wrap: balance;
  }
  > div {
    margin: 0;
  }
  ${media.tablet} {
    > p {
      grid-column: 1 / span 6;
    }
    > div {
      grid-column: 7 / -1;
      justify-content: end;
    }
  }
  ${media.laptop} {
    > p {
      grid-column-end: span 7;
    }
    > div {
      grid-column-start: 8;
    }
  }
`;
