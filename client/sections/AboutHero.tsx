import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { Button } from "#client/ui/Button.tsx";
import { Framed } from "#client/ui/Framed.tsx";
import { Picture } from "#client/ui/Picture.tsx";
import { about } from "#shared/content/about.ts";
import { PageHero } from "./PageHero.tsx";

export function AboutHero() {
  const { label, heading, lead, action, secondAction, image } = about;
  return (
    <PageHero
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
      <Framed className={picture}>
        <Picture image={image} sizes="(min-width: 1025px) 38vw, 92vw" first />
      </Framed>
    </PageHero>
  );
}

/* The picture runs beside heading and lead, down to the section's end. */
const hero = css`
  ${media.laptop} {
    grid-template-rows: auto auto 1fr;
    > * {
      grid-column: 1 / span 7;
    }
    > h1 {
      max-width: 9ch;
    }
  }
`;

const picture = css`
  margin: 10px;
  ${media.laptop} {
    grid-area: 1 / 8 / span 3 / -1;
    margin: 0 10px 0 2rem;
  }
`;
