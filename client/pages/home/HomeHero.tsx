import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { HighlightedText } from "#client/components/HighlightedText.tsx";
import { buttons } from "#client/components/PageHero.tsx";
import { band } from "#client/components/Section.tsx";
import { brackets, size, space, stroke } from "#client/styles/tokens.ts";
import { home } from "#shared/content/home.ts";

/** The claim, as large as it goes, inside the brackets that the company is named after. */
export function HomeHero() {
  return (
    <section id="first-screen" aria-labelledby="top" className={cx(band, hero)}>
      <div className={frame}>
        <h1 id="top">
          <HighlightedText text={home.heading} mark={home.headingMark} />
        </h1>
        <div className={words}>
          <p>{home.lead}</p>
          <div className={buttons}>
            <Button href={home.action.href}>{home.action.label}</Button>
            <Button variant="bracketed" href={home.secondAction.href}>
              {home.secondAction.label}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

const hero = css`
  padding-top: clamp(1.5rem, 3.4vw, 4rem);
  padding-bottom: clamp(3rem, 5vw, 6rem);
`;

const frame = css`
  padding: clamp(1.75rem, 4vw, 5rem) clamp(min(1rem, 5vw), 4vw, 5rem) clamp(2rem, 3.4vw, 4rem);
  border-image: ${brackets(stroke.heavy, "clamp(20px, 6vw, 110px)", "0px")};
  > h1 {
    /* Not in ch: the fallback face gets as much room. */
    max-width: 7.6em;
    isolation: isolate;
    font-size: ${size.mega};
    line-height: 0.9;
    letter-spacing: -0.035em;
  }
`;

const words = css`
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
