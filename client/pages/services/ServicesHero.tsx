import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { PageHero } from "#client/components/PageHero.tsx";
import { clipped } from "#client/components/Section.tsx";
import { space } from "#client/styles/tokens.ts";
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

/* The conversation reaches both ends of the section, and the window's edge. */
const hero = css`
  padding-block: 0;
  > h1 {
    max-width: 5.5em;
    margin-top: ${space.xxl};
  }
`;
