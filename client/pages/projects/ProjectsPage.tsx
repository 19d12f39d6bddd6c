import { CallToAction } from "#client/components/CallToAction.tsx";
import { useSite } from "#client/page-context.ts";
import { ProjectArticle } from "./ProjectArticle.tsx";
import { ProjectsHero } from "./ProjectsHero.tsx";

export function ProjectsPage() {
  const { projectsPage, projects, testimonials, paths } = useSite();
  return (
    <>
      <ProjectsHero content={projectsPage} />
      {projects.map((project, index) => (
        <ProjectArticle
          key={project.id}
          content={projectsPage.project}
          project={project}
          testimonial={testimonials.find((testimonial) => testimonial.project === project.id)}
          index={index}
        />
      ))}
      <CallToAction content={projectsPage.banner} href={paths.contactPage} theme="paper" />
    </>
  );
}
