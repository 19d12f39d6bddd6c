import { useSite } from "#client/page-context.ts";
import { HomeAbout } from "./HomeAbout.tsx";
import { HomeBanner } from "./HomeBanner.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeProjects } from "./HomeProjects.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { Testimonials } from "./Testimonials.tsx";

export function HomePage() {
  const { testimonials } = useSite();
  return (
    <>
      <HomeHero />
      <HomeAbout />
      <HomeProjects />
      <HomeServices />
      {testimonials.length > 0 && <Testimonials />}
      <HomeBanner />
    </>
  );
}
