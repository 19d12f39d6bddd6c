import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Drawing } from "#client/components/Drawing.tsx";
import { PageHero } from "#client/components/PageHero.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";

export function AboutHero() {
  const { label, heading, lead, action, secondAction, image } = about;
  return (
    <PageHero
      tone="ink"
      label={label}
      heading={heading}
      lead={lead}
      className={hero}
      actions={
        <>
          <Button href={action.href}>{action.label}</Button>
          <Button variant="bracketed" href={secondAction.href}>
            {secondAction.label}
          </Button>
        </>
      }
    >
      <div className={picture}>
        <Drawing image={image} sizes={`${queryOf(media.laptop)} 44vw, 92vw`} first />
      </div>
    </PageHero>
  );
}

/* The picture has the section's own ground and no frame: its line leaves through the section's lower edge. */
const hero = css`
  padding-bottom: 0;
  ${media.laptop} {
    grid-template-rows: auto auto 1fr;
    > * {
      grid-column: 1 / span 7;
    }
    > h1 {
      max-width: none;
      font-size: ${size.statement};
      line-height: 0.96;
    }
    > :last-child {
      grid-area: 1 / 8 / span 3 / -1;
    }
  }
  ${media.print} {
    padding-bottom: ${space.section};
    > * {
      grid-column: 1 / span 8;
    }
    > :last-child {
      grid-area: 1 / 9 / span 3 / -1;
    }
  }
`;

const picture = css`
  align-self: end;
  width: min(100%, 34rem);
  margin: ${space.l} 0 0 auto;
  img {
    width: 100%;
  }
  ${media.laptop} {
    width: auto;
    margin: 0;
  }
`;
