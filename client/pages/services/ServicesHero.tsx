import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { ButtonRow } from "#client/components/ButtonRow.tsx";
import { band, clipped } from "#client/components/Section.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { SampleChat } from "./SampleChat.tsx";

export function ServicesHero({ content }: { content: SiteContent["servicesPage"] }) {
  const { heading, lead, action, conversation } = content;
  return (
    <section aria-labelledby="top" className={cx(band, clipped, conversation ? hero : alone)}>
      <div className={text}>
        <h1 id="top">{heading}</h1>
        <div className={beside}>
          <p>{lead}</p>
          <ButtonRow>
            <Button variant="secondary" href={useSite().paths.about}>
              {action}
            </Button>
          </ButtonRow>
        </div>
      </div>
      {conversation && <SampleChat content={conversation} />}
    </section>
  );
}

/* The conversation reaches the section's upper and lower end and the window's edge. */
const hero = css`
  row-gap: ${space.l};
  padding-block: 0;
  ${media.laptop} {
    > * {
      grid-column: 1 / span 6;
    }
    /* Not :last-child, which matches only after the whole section has arrived. */
    > figure {
      grid-area: 1 / 7 / -1 / -1;
    }
  }
`;

/* The heading has the room that the conversation would take. */
const alone = css`
  padding-top: 0;
  > div > h1 {
    max-width: 10em;
  }
`;

/* Beside the conversation, which is longer than most windows, the text stays in view if it fits there. */
const text = css`
  > h1 {
    margin-top: ${space.xl};
  }
  ${media.roomy} {
    ${media.belowLaptop} {
      > h1 {
        font-size: ${size.mega};
      }
    }
  }
  ${media.laptop} {
    > h1 {
      max-width: 5.5em;
      margin-top: ${space.xxl};
    }
    @media (height >= 40em) {
      position: sticky;
      top: 2rem;
      align-self: start;
    }
  }
`;

/* On medium windows the lead and the button share a row. */
const beside = css`
  margin-top: calc(${space.l} + ${space.s});
  > p {
    max-width: 26.75em;
    font-size: ${size.lead};
    text-wrap: balance;
    line-height: 1.4;
  }
  ${media.roomy} {
    ${media.belowLaptop} {
      display: flex;
      align-items: end;
      justify-content: space-between;
      gap: ${space.l};
      > div {
        flex: none;
        margin: 0;
      }
    }
  }
`;
