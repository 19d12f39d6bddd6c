import type { TimetableText } from "#shared/site/types.ts";

// What the timetable's script shares with the project around it. A company may delete the island's folder.

export type TimetableParts = Record<
  "layer" | "lesson" | "assign" | "again" | "status" | "result" | "figure",
  HTMLElement
>;

export type TimetableScriptProps = Pick<TimetableText, "offer" | "done"> & {
  /** The project's own figure. */
  measured: string;
};
