import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The interface to both browsers: the part of the WebDriver standards that a short visit needs. */
export interface Driver {
  open(url: string): Promise<unknown>;
  /** Runs an expression in the page, waits for its promise, and returns the resulting string. */
  evaluate(expression: string): Promise<string>;
  /** Performs input actions (w3.org/TR/webdriver2/#actions). */
  act(actions: readonly object[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser engine that the tests run in. */
export interface Engine {
  name: string;
  /** The programs that the engine needs, each with its possible names. */
  programs: readonly (readonly string[])[];
  /** How to install them. */
  install: string;
  start(programs: readonly string[]): Promise<Driver>;
}

/** The paths of the engine's programs that are installed. */
export function findPrograms({ programs }: Engine): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return programs.flatMap((names) => {
    const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
    return candidates.find((path) => existsSync(path)) ?? [];
  });
}
