import { useSite } from "#client/site-context.ts";
import { NextProject } from "./NextProject.tsx";
import { ProjectList } from "./ProjectList.tsx";
import { ProjectsHero } from "./ProjectsHero.tsx";

export function ProjectsPage() {
  const { projectsPage, projects, testimonials } = useSite();
  return (
    <>
      <ProjectsHero content={projectsPage} />
      <ProjectList content={projectsPage.entry} projects={projects} testimonials={testimonials} />
      <NextProject content={projectsPage} />
    </>
  );
}
