import { css, cx } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { lead, spaceBetween } from "#client/styles/section.ts";
import { color, displayFont, outdent, size, space } from "#client/styles/tokens.ts";

/** Above the one page that a client and the company signed, as large as fits. Each language has its own picture. */
export function AboutHero() {
  const { about, language, paths } = useSite();
  const { heading, action, secondAction } = about;
  return (
    <SectionShell theme="ink" className={hero}>
      <div className={cx(spaceBetween, row)}>
        <div>
          <h1 id="top">{heading}</h1>
          <p className={lead}>{about.lead}</p>
        </div>
        <ButtonRow>
          <Button variant="inverse" href={paths.contact}>
            {action}
          </Button>
          <Button variant="secondary" href={`${paths.home}#services`}>
            {secondAction}
          </Button>
        </ButtonRow>
      </div>
      <p className={statement}>{about.statement}</p>
      <div className={signedPage}>
        <Picture name={`signed-page/${language.tag}`} alt={about.signedPageAlt} sizes="100vw" priority />
      </div>
    </SectionShell>
  );
}

const hero = css`
  padding-block: ${space.xl} 0;
`;

const row = css`
  gap: ${space.l};
  h1 {
    ${displayFont(size.lead, 1.4)};
  }
  p {
    color: ${color.muted};
  }
  > div {
    margin: 0;
  }
`;

const statement = css`
  margin: ${space.l} 0 0 ${outdent};
  ${displayFont(size.title, 0.95)};
  text-wrap: balance;
`;

/* In a wide and low window, it has space at its sides, so that most of it is in the window at once. */
const signedPage = css`
  margin: ${space.l} calc(-1 * ${space.side}) 0;
  img {
    max-height: 82svh;
    background: none;
    object-fit: contain;
  }
`;
