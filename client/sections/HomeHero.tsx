import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { brackets, color, size, space, stroke } from "#client/styles/tokens.ts";
import { Button } from "#client/ui/Button.tsx";
import { Marked } from "#client/ui/Marked.tsx";
import { band } from "#client/ui/Section.tsx";
import { home } from "#shared/content/home.ts";
import { buttons } from "./PageHero.tsx";

/** The claim, as large as it goes, inside the brackets that the company is named after. */
export function HomeHero() {
  return (
    <section aria-labelledby="top" className={cx(band, hero)}>
      <div className={frame}>
        <h1 id="top">
          <Marked text={home.heading} mark={home.headingMark} />
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
  padding: clamp(1.75rem, 4vw, 5rem) clamp(1rem, 4vw, 5rem) clamp(2rem, 3.4vw, 4rem);
  border-image: ${brackets(stroke.heavy, "clamp(20px, 6vw, 110px)", "0px")};
  > h1 {
    max-width: 12ch;
    font-size: ${size.mega};
    line-height: 0.9;
    letter-spacing: -0.055em;
  }
  ${media.laptop} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: clamp(2rem, 4vw, 4rem) ${space.gap};
    > h1 {
      grid-column: 1 / -1;
    }
  }
`;

const words = css`
  margin-top: ${space.xl};
  > p {
    max-width: 40ch;
    font-size: ${size.lead};
    line-height: 1.4;
    color: ${color.text};
  }
  ${media.laptop} {
    grid-column: 7 / -1;
    margin-top: 0;
  }
`;
