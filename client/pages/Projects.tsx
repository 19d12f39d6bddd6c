import { Banner } from "#client/sections/Banner.tsx";
import { PageHero } from "#client/sections/PageHero.tsx";
import { Works } from "#client/sections/Works.tsx";
import { projectsPage } from "#shared/content/projects-page.ts";

export function Projects() {
  const { label, heading, lead, banner } = projectsPage;
  return (
    <>
      <PageHero label={label} heading={heading} lead={lead} />
      <Works />
      <Banner banner={banner} />
    </>
  );
}
