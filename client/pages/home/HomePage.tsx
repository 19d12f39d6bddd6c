import { useSite } from "#client/page-context.ts";
import { HomeAbout } from "./HomeAbout.tsx";
import { HomeBanner } from "./HomeBanner.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeProjects } from "./HomeProjects.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { Testimonials } from "./Testimonials.tsx";

export function HomePage() {
  const { home, mainServices, projects, testimonials } = useSite();
  return (
    <>
      <HomeHero content={home} />
      <HomeAbout content={home.about} />
      <HomeProjects content={home.projects} projects={projects} />
      <HomeServices content={home.services} services={mainServices} />
      {testimonials.length > 0 && (
        <Testimonials content={home.testimonials} testimonials={testimonials} projects={projects} />
      )}
      <HomeBanner content={home.banner} />
    </>
  );
}
