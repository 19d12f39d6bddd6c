import { css, cx } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { lead, spaceBetween } from "#client/styles/section.ts";
import { color, displayFont, font, outdent, size, space } from "#client/styles/tokens.ts";

/** Above the one page that a client and the company signed, as large as fits. Each language has its own picture. */
export function AboutHero() {
  const { about, language, paths } = useSite();
  const { heading, statement, action, secondAction } = about;
  return (
    <SectionShell theme="ink" className={hero}>
      <h1 id="top">{heading}</h1>
      <p className={large}>{statement}</p>
      <div className={signedPage}>
        <Picture name={`signed-page/${language.tag}`} alt={about.signedPageAlt} sizes="100vw" priority />
      </div>
      <div className={cx(spaceBetween, row)}>
        <p className={lead}>{about.lead}</p>
        <ButtonRow>
          <Button variant="inverse" href={paths.contact}>
            {action}
          </Button>
          <Button variant="secondary" href={`${paths.home}#services`}>
            {secondAction}
          </Button>
        </ButtonRow>
      </div>
    </SectionShell>
  );
}

const hero = css`
  padding-block: ${space.xl} 0;
  > h1 {
    margin: 0;
    color: ${color.muted};
    font: 400 ${size.body} / 1.5 ${font.text};
    letter-spacing: 0;
  }
`;

const large = css`
  margin: ${space.xs} 0 0 ${outdent};
  ${displayFont(size.title, 0.95)};
  text-wrap: balance;
`;

/* In a wide and low window, it has space at its sides, so that most of it is in the window at once. */
const signedPage = css`
  margin: ${space.l} calc(-1 * ${space.side}) 0;
  img {
    max-height: 76svh;
    background: none;
    object-fit: contain;
  }
`;

const row = css`
  align-items: center;
  gap: ${space.l};
  > div {
    margin: 0;
  }
`;
