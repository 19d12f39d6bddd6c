import { css, cx } from "@linaria/core";
import { ButtonLink, ButtonRow } from "#client/components/buttons.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { largeText, spaceBetween } from "#client/styles/section.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { SigningScene } from "./SigningScene.tsx";

export function AboutHero() {
  const { pageTexts, paths } = useSite();
  const { about } = pageTexts;
  const { heading, action, secondAction } = about;
  return (
    <SectionShell id="top" theme="ink" className={hero}>
      <h1 id="top-heading">{heading}</h1>
      <SigningScene />
      <div className={cx(spaceBetween, leadRow)}>
        <p className={largeText}>{about.lead}</p>
        <ButtonRow>
          <ButtonLink variant="inverse" href={paths.contact}>
            {action}
          </ButtonLink>{" "}
          <ButtonLink variant="secondary" href={`${paths.home}#services`}>
            {secondAction}
          </ButtonLink>
        </ButtonRow>
      </div>
    </SectionShell>
  );
}

const hero = css`
  row-gap: 0;
  padding-bottom: 0;
  > h1 {
    margin: 0;
    color: ${color.muted};
    font: 400 ${size.body} / 1.5 ${font.text};
    letter-spacing: 0;
  }
`;

const leadRow = css`
  align-items: center;
  gap: ${space.l};
  padding-top: ${space.xl};
  > div {
    margin: 0;
  }
`;
