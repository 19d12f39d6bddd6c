import { HomeGuarantee } from "./HomeGuarantee.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeProjects } from "./HomeProjects.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { HomeStory } from "./HomeStory.tsx";
import { Testimonials } from "./Testimonials.tsx";

export function HomePage() {
  return (
    <>
      <HomeHero />
      <div id="about">
        <HomeStory />
        <HomeGuarantee />
      </div>
      <HomeProjects />
      <HomeServices />
      <Testimonials />
    </>
  );
}
