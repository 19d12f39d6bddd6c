import type { ProjectData } from "#shared/site/types.ts";
import type { Person } from "./team.ts";

/** The projects, newest first. */
export const projects = [
  { id: "log-books", picture: "log-books", client: "Lotsenarchiv Elbhang", builder: "Katharina Jürß", year: 2026 },
  { id: "quince", picture: "quince", client: "Edition Seezeichen", year: 2025 },
] as const satisfies readonly (ProjectData & { builder?: Person })[];

export type ProjectId = (typeof projects)[number]["id"];
