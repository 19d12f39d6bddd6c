import { Banner } from "#client/sections/Banner.tsx";
import { ProjectList } from "#client/sections/ProjectList.tsx";
import { ProjectsHero } from "#client/sections/ProjectsHero.tsx";
import { projectsPage } from "#shared/content/projects-page.ts";

export function Projects() {
  return (
    <>
      <ProjectsHero />
      <ProjectList />
      <Banner banner={projectsPage.banner} />
    </>
  );
}
