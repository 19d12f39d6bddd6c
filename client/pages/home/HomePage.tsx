import { Banner } from "#client/components/Banner.tsx";
import { home } from "#shared/content/home.ts";
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
      <HomeServices />
      <PortfolioTeaser />
      <Testimonials />
      <Banner banner={home.banner} />
    </>
  );
}
