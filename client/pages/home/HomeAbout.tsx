import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Drawing } from "#client/components/Drawing.tsx";
import { Facts } from "#client/components/Facts.tsx";
import { Section } from "#client/components/Section.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";
import { home } from "#shared/content/home.ts";

export function HomeAbout() {
  const { id, label, heading, text, facts, link } = home.about;
  return (
    <Section id={id} label={label} heading={heading} tone="ink" className={section}>
      <div className={words}>
        <p>{text}</p>
        <Button variant="bracketed" href={link.href}>
          {link.label}
        </Button>
      </div>
      <div className={figures}>
        <Facts facts={facts} />
      </div>
      <div className={picture}>
        <Drawing image={about.image} sizes={`${queryOf(media.laptop)} 40vw, 92vw`} />
      </div>
    </Section>
  );
}

/* The picture has the section's own ground and no frame: its line leaves through the section's lower edge. */
const section = css`
  padding-bottom: 0;
  ${media.laptop} {
    grid-template-rows: auto auto auto 1fr;
    > * {
      grid-column: 1 / span 6;
    }
    > p {
      margin-bottom: ${space.l};
    }
  }
  ${media.print} {
    display: grid;
    > * {
      grid-column: 1 / span 8;
    }
  }
`;

const words = css`
  > p {
    max-width: 32em;
    margin-bottom: ${space.xl};
    font-size: ${size.lead};
    line-height: 1.45;
  }
`;

const figures = css`
  margin-block: ${space.xxl};
  ${media.laptop} {
    align-self: end;
    margin-bottom: ${space.section};
  }
  ${media.print} {
    grid-column: 1 / -1;
    margin-bottom: ${space.section};
  }
`;

const picture = css`
  width: min(100%, 34rem);
  margin-left: auto;
  img {
    width: 100%;
  }
  ${media.laptop} {
    grid-area: 1 / 8 / span 4 / -1;
    align-self: end;
    width: auto;
    margin: calc(-0.5 * ${space.section}) 0 0;
  }
  ${media.print} {
    grid-area: 1 / 9 / span 3 / -1;
  }
`;
