import type { PageProps } from "#client/components/page-props.ts";
import { NextProject } from "./NextProject.tsx";
import { ProjectList } from "./ProjectList.tsx";
import { ProjectsHero } from "./ProjectsHero.tsx";

export function ProjectsPage({ content: { projectsPage, projects, testimonials } }: PageProps) {
  return (
    <>
      <ProjectsHero words={projectsPage} />
      <ProjectList words={projectsPage.entry} projects={projects} testimonials={testimonials} />
      <NextProject words={projectsPage} />
    </>
  );
}
