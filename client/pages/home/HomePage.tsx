import { SectionShell } from "#client/components/Section.tsx";
import { HomeMessage } from "#client/islands/home-message/HomeMessage.tsx";
import { useSite } from "#client/page-context.ts";
import { HomeGuarantee } from "./HomeGuarantee.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeProjects } from "./HomeProjects.tsx";
import { HomeServices } from "./HomeServices.tsx";
import { HomeStory } from "./HomeStory.tsx";
import { Testimonials } from "./Testimonials.tsx";

export function HomePage() {
  const { home, paths } = useSite();
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
      <SectionShell id="banner" theme="accent">
        <h2 id="banner-heading">{home.banner.heading}</h2>
        <HomeMessage headingId="banner-heading" href={paths.contact} content={home.banner} />
      </SectionShell>
    </>
  );
}
