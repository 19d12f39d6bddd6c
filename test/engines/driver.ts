import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What both browsers are driven by: the part of the WebDriver standards that a short visit needs. */
export interface Driver {
  open(url: string): Promise<unknown>;
  /** Runs an expression in the page, waits for its promise, and returns the string that it comes to. */
  evaluate(expression: string): Promise<string>;
  /** Performs input actions (w3.org/TR/webdriver2/#actions). */
  act(actions: readonly object[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser that the site is looked at in. */
export interface Engine {
  name: string;
  /** The programs that it takes, each by all its names. */
  programs: readonly (readonly string[])[];
  /** How to get them. */
  install: string;
  start(programs: readonly string[]): Promise<Driver>;
}

/** Paths of the engine's programs, as far as this machine has them. */
export function findPrograms({ programs }: Engine): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return programs.flatMap((names) => {
    const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
    return candidates.find((path) => existsSync(path)) ?? [];
  });
}
