import { NextProject } from "./NextProject.tsx";
import { ProjectList } from "./ProjectList.tsx";
import { ProjectsHero } from "./ProjectsHero.tsx";

export function ProjectsPage() {
  return (
    <>
      <ProjectsHero />
      <ProjectList />
      <NextProject />
    </>
  );
}
