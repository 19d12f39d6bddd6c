import { css, cx } from "@linaria/core";
import { ClosingQuestion } from "./ClosingQuestion.tsx";
import { HomeAbout } from "./HomeAbout.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { besideColumns, goesDown, limeLine } from "./lime-line.ts";
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
        <span className={cx(limeLine, goesDown, whole)} />
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
