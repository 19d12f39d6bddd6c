import { Banner } from "#client/sections/Banner.tsx";
import { HomeAbout } from "#client/sections/HomeAbout.tsx";
import { HomeHero } from "#client/sections/HomeHero.tsx";
import { HomeServices } from "#client/sections/HomeServices.tsx";
import { PortfolioTeaser } from "#client/sections/PortfolioTeaser.tsx";
import { Testimonials } from "#client/sections/Testimonials.tsx";
import { home } from "#shared/content/home.ts";

export function Home() {
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
