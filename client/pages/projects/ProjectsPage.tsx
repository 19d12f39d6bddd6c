import { Banner } from "#client/components/Banner.tsx";
import { useSite } from "#client/page-context.ts";
import { ProjectArticle } from "./ProjectArticle.tsx";
import { ProjectsHero } from "./ProjectsHero.tsx";

export function ProjectsPage() {
  const { projectsPage, projects, paths } = useSite();
  return (
    <>
      <ProjectsHero />
      {projects.map((project, index) => (
        <ProjectArticle key={project.id} project={project} index={index} />
      ))}
      <Banner content={projectsPage.banner} href={paths.contactPage} theme="paper" />
    </>
  );
}
