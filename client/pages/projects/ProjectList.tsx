import { projects } from "#shared/content/projects.ts";
import { compositionOf } from "./compositions.ts";
import { ProjectEntry } from "./ProjectEntry.tsx";

/** The portfolio. Each project is a section, with a composition that suits its figures. */
export function ProjectList() {
  return projects.map((project, index) => (
    <ProjectEntry
      key={project.id}
      project={project}
      composition={compositionOf(project, index)}
      first={index === 0}
    />
  ));
}
