import { css, cx } from "@linaria/core";
import { accentLine, besideColumns, goesDown } from "./accent-line.ts";
import { ClosingQuestion } from "./ClosingQuestion.tsx";
import { HomeAbout } from "./HomeAbout.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { PortfolioTeaser } from "./PortfolioTeaser.tsx";
import { Testimonials } from "./Testimonials.tsx";

export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeAbout />
      <div className={besideColumns}>
        <HomeServices />
        <PortfolioTeaser />
        <Testimonials />
        <span className={cx(accentLine, goesDown, whole)} />
      </div>
      <ClosingQuestion />
    </>
  );
}

/* Starts above the hairline between two sections. */
const whole = css`
  top: -1px;
  bottom: 0;
`;
