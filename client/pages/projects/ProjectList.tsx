import { projects } from "#shared/content/projects.ts";
import { compositionOf } from "./compositions.ts";
import { ProjectEntry } from "./ProjectEntry.tsx";

/** The portfolio: each work a band of its own, composed unlike the one before it. */
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
