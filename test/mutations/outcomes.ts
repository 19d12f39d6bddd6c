import { relative, resolve } from "node:path";
import { run } from "node:test";

/** How a test ended by itself; none was skipped, and none broke off because of another one. */
export interface Outcome {
  file: string;
  /** With the names of the tests around it; none for a file that broke before its first test. */
  name: string;
  /** The first line of its error, if it failed. */
  failure: string | undefined;
}

/** A test file, and the part of its tests' names that is asked for; an empty one for all of them. */
function parseEntry(entry: string): { file: string; part: string } {
  const [file = "", ...parts] = entry.split(": ");
  return { file, part: parts.join(": ") };
}

export function matches(entry: string, { file, name }: Outcome): boolean {
  const wanted = parseEntry(entry);
  return name !== "" && file === wanted.file && name.includes(wanted.part);
}

/**
 * A test without what differs from page to page and from case to case. Tests that differ in nothing else are one check,
 * which has been seen to fail when one of them has.
 */
export function checkOf({ file, name }: Outcome): string {
  return `${file}: ${name.replace(/(?<!\S)\/\S*/g, "/…").replace(/\d+(?:[.,]\d+)*/g, "#")}`;
}

/** Runs the tests of files, or of "file: part of their names". */
export async function runTests(
  entries: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Outcome[]> {
  const wanted = entries.map(parseEntry);
  // A test inside another one is run when that is.
  const names = wanted.map(({ part }) => new RegExp(RegExp.escape(part.split(" > ")[0] ?? "")));
  const stream = run({
    cwd,
    env,
    files: [...new Set(wanted.map(({ file }) => resolve(cwd, file)))],
    concurrency: 4,
    timeout: 240_000,
    execArgv: ["--import", "tsx"],
    ...(wanted.every(({ part }) => part) && { testNamePatterns: names }),
  });
  const fullNames = new Map<string, string>();
  const parents = new Set<string>();
  const outcomes: Outcome[] = [];
  for await (const { type, data } of stream) {
    if (type !== "test:start" && type !== "test:pass" && type !== "test:fail") continue;
    const { entryFile, parentId, testId } = data;
    if (!entryFile && type === "test:fail")
      outcomes.push({ file: relative(cwd, data.name), name: "", failure: "breaks before its first test" });
    if (!entryFile) continue;
    const file = relative(cwd, entryFile);
    const around = fullNames.get(`${file} ${parentId}`);
    const name = around ? `${around} > ${data.name}` : data.name;
    fullNames.set(`${file} ${testId}`, name);
    if (parentId !== undefined) parents.add(`${file} ${parentId}`);
    if (type === "test:start" || data.skip !== undefined || parents.has(`${file} ${testId}`)) continue;
    const failure = type === "test:fail" ? failureOf(data.details.error) : undefined;
    if (failure !== null) outcomes.push({ file, name, failure });
  }
  return outcomes;
}

/** Null for a test that was still waiting when another one ended the process. */
function failureOf(error: Error & { failureType?: string }): string | null {
  if (error.failureType === "cancelledByParent") return null;
  const { message } = error.cause instanceof Error ? error.cause : error;
  return message.split("\n")[0] ?? "";
}
