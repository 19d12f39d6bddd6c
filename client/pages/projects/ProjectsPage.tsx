import { Banner } from "#client/components/Banner.tsx";
import { projectsPage } from "#shared/content/projects-page.ts";
import { ProjectList } from "./ProjectList.tsx";
import { ProjectsHero } from "./ProjectsHero.tsx";

export function ProjectsPage() {
  return (
    <>
      <ProjectsHero />
      <ProjectList />
      <Banner banner={projectsPage.banner} />
    </>
  );
}
