import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { PageHero } from "#client/components/PageHero.tsx";
import { clipped } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { Conversation } from "./Conversation.tsx";

export function ServicesHero() {
  const { heading, lead, action } = servicesPage;
  return (
    <PageHero
      layout="split"
      heading={heading}
      lead={lead}
      actions={
        <Button variant="bracketed" href={action.href}>
          {action.label}
        </Button>
      }
      className={cx(clipped, hero)}
    >
      <Conversation />
    </PageHero>
  );
}

/* The conversation reaches the ends of the section and the window's edge. Above it, lead and button share a row. */
const hero = css`
  padding-block: 0;
  ${media.roomy} {
    ${media.belowLaptop} {
      > h1 {
        font-size: ${size.mega};
      }
      > h1 + div {
        display: flex;
        align-items: end;
        justify-content: space-between;
        > div {
          margin: 0;
        }
      }
    }
  }
  > h1 {
    margin-top: ${space.xl};
    ${media.laptop} {
      max-width: 5.5em;
      margin-top: ${space.xxl};
    }
  }
`;
