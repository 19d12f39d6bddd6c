import { HomeGuarantee } from "./HomeGuarantee.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeProjects } from "./HomeProjects.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { Story } from "./story/Story.tsx";
import { Testimonials } from "./Testimonials.tsx";

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Story />
      <HomeGuarantee />
      <HomeProjects />
      <HomeServices />
      <Testimonials />
    </>
  );
}
