import { css, cx } from "@linaria/core";
import type { PageProps } from "#client/components/page-props.ts";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { accentLine, besideColumns, goesDown } from "./accent-line.ts";
import { HomeAbout } from "./HomeAbout.tsx";
import { HomeBanner } from "./HomeBanner.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { PortfolioTeaser } from "./PortfolioTeaser.tsx";
import { Testimonials } from "./Testimonials.tsx";

export function HomePage({ content: { home, mainServices, projects, testimonials } }: PageProps) {
  return (
    <>
      <HomeHero words={home} />
      <HomeAbout words={home.about} />
      <div className={cx(besideColumns, sections)}>
        <HomeServices words={home.services} services={mainServices} />
        <PortfolioTeaser words={home.portfolio} projects={projects} />
        {testimonials.length > 0 && (
          <Testimonials words={home.testimonials} testimonials={testimonials} projects={projects} />
        )}
        <span data-line="down" className={cx(accentLine, goesDown, whole)} />
      </div>
      <HomeBanner words={home.banner} />
    </>
  );
}

const sections = css`
  > section {
    position: relative;
    /* Room for the loops. */
    ${media.belowTablet} {
      padding-top: calc(${space.section} + ${space.xl});
    }
  }
`;

/* Starts above the hairline between two sections. */
const whole = css`
  top: -1px;
  bottom: 0;
`;
