import { css, cx } from "@linaria/core";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { accentLine, besideColumns, goesDown } from "./accent-line.ts";
import { HomeAbout } from "./HomeAbout.tsx";
import { HomeBanner } from "./HomeBanner.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { PortfolioTeaser } from "./PortfolioTeaser.tsx";
import { Testimonials } from "./Testimonials.tsx";

export function HomePage() {
  const { home, mainServices, projects, testimonials } = useSite();
  return (
    <>
      <HomeHero content={home} />
      <HomeAbout content={home.about} />
      <div className={cx(besideColumns, sections)}>
        <HomeServices content={home.services} services={mainServices} />
        <PortfolioTeaser content={home.portfolio} projects={projects} />
        {testimonials.length > 0 && (
          <Testimonials content={home.testimonials} testimonials={testimonials} projects={projects} />
        )}
        <span data-line="down" className={cx(accentLine, goesDown, whole)} />
      </div>
      <HomeBanner content={home.banner} />
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
