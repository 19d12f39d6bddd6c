import type { SiteContent } from "#shared/content/site-content.ts";
import { compositionOf } from "./compositions.ts";
import { ProjectEntry } from "./ProjectEntry.tsx";

interface ProjectListProps extends Pick<SiteContent, "projects" | "testimonials"> {
  content: SiteContent["projectsPage"]["entry"];
}

/** The portfolio. Each project is a section, with a composition that suits its figures. */
export function ProjectList({ content, projects, testimonials }: ProjectListProps) {
  return projects.map((project, index) => (
    <ProjectEntry
      key={project.id}
      content={content}
      project={project}
      testimonial={testimonials.find((testimonial) => testimonial.project === project.id)}
      composition={compositionOf(project, index)}
      first={index === 0}
    />
  ));
}
