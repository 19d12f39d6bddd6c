import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { ButtonRow } from "#client/components/ButtonRow.tsx";
import { HighlightedText } from "#client/components/HighlightedText.tsx";
import { band } from "#client/components/Section.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { duration, easing, size, space, stroke } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/** The claim, in very large letters between the company's brackets. */
export function HomeHero({ content }: { content: SiteContent["home"] }) {
  const { paths } = useSite();
  const { heading, headingMark, lead, action, secondAction } = content;
  return (
    <section aria-labelledby="top" className={cx(band, hero)}>
      <div className={frame}>
        <h1 id="top">
          <HighlightedText text={heading} mark={headingMark} />
        </h1>
        <div className={beside}>
          <p>{lead}</p>
          <ButtonRow>
            <Button variant="ink" href={`${paths.home}#contact`}>
              {action}
            </Button>
            <Button variant="secondary" href={paths.projectsPage}>
              {secondAction}
            </Button>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}

const hero = css`
  padding-block: clamp(1.25rem, 2.4vw, 3rem);
`;

/*
 * As tall as the first screen, minus a strip of the next section. On a portrait window
 * it is at most as tall as wide.
 */
const frame = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-height: min(100svh - 10.5rem, 58rem, 90vw);
  ${media.laptop} {
    min-height: min(100svh - 14rem, 58rem);
  }
  padding: clamp(1.75rem, 4vw, 5rem) clamp(min(1rem, 5vw), 4vw, 5rem) clamp(2rem, 3.4vw, 4rem);
  > h1 {
    /* Not in ch, so the width is the same in the fallback face. */
    max-width: 6.7em;
    isolation: isolate;
    font-size: ${size.mega};
    line-height: 0.9;
    letter-spacing: -0.035em;
    ${media.roomy} {
      font-size: 12.4vw;
    }
    ${media.laptop} {
      max-width: 7.6em;
      font-size: ${size.mega};
    }
  }
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset-block: 0;
    width: clamp(20px, 6vw, 110px);
    border: ${stroke.heavy} solid;
  }
  &::before {
    left: 0;
    border-right: 0;
    --closed: 35vw;
  }
  &::after {
    right: 0;
    border-left: 0;
    --closed: -35vw;
  }
  ${media.print} {
    min-height: 0;
  }
  ${media.motion} {
    &::before,
    &::after {
      animation: open calc(2 * ${duration.calm}) ${easing};
    }
  }
  @keyframes open {
    from {
      translate: var(--closed);
    }
  }
`;

const beside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0 ${space.xl};
  margin-top: clamp(2rem, 4vw, 4rem);
  > p {
    max-width: 29.25em;
    font-size: ${size.lead};
    text-wrap: balance;
    line-height: 1.4;
  }
`;
