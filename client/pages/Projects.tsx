import { Banner } from "#client/sections/Banner.tsx";
import { ProjectsHero } from "#client/sections/ProjectsHero.tsx";
import { Works } from "#client/sections/Works.tsx";
import { projectsPage } from "#shared/content/projects-page.ts";

export function Projects() {
  return (
    <>
      <ProjectsHero />
      <Works />
      <Banner banner={projectsPage.banner} />
    </>
  );
}
