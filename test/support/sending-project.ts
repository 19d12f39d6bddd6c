import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCopy, root } from "./build-copy.ts";

const section = "### Make the form really send\n";

/**
 * A built project whose form really sends: this one if it has followed README's steps, else a copy on which
 * the steps are followed.
 */
export function openSendingProject(): string {
  if (existsSync(join(root, "server/contact-route.ts"))) return root;
  return buildCopy(followSteps);
}

/**
 * Writes the section's code blocks into the files that stand before them, and deletes what it says to delete.
 * @throws when the section names no such code, or a diff does not fit its file.
 */
function followSteps(project: string) {
  const [, steps = ""] = readFileSync(join(project, "README.md"), "utf8").split(section);
  const [recipe = ""] = steps.split(/^## /m);
  const blocks = [...recipe.matchAll(/`([^`]+)`:\n\n```(ts|diff)\n(.+?)^```$/gms)];
  const deleted = [...recipe.matchAll(/Delete `([^`]+)`/g)];
  if (blocks.length !== recipe.split("\n```\n").length - 1 || deleted.length === 0)
    throw new Error(`README's section "${section.trim()}" is not there or has code without a file`);
  for (const [, name = "", language, code = ""] of blocks) {
    const file = join(project, name);
    writeFileSync(file, language === "diff" ? applyDiff(readFileSync(file, "utf8"), code, name) : code);
  }
  for (const [, name = ""] of deleted) rmSync(join(project, name));
}

/** Applies a diff without line numbers. `@@` stands between its parts, `…` for the rest of a line. */
function applyDiff(text: string, diff: string, name: string): string {
  return diff.split("@@\n").reduce((text, part) => {
    const lines = part.trimEnd().split("\n");
    const pattern = lines
      .filter((line) => !line.startsWith("+"))
      .map((line) => `${line.slice(1).split("…").map(RegExp.escape).join(".*")}\n`)
      .join("");
    const [found, ...others] = text.matchAll(new RegExp(`^${pattern}`, "gm"));
    if (!found || others.length > 0)
      throw new Error(`README's diff fits ${found ? "several places" : "no place"} of ${name}:\n${part}`);
    const kept = found[0].split("\n");
    const changed = lines.flatMap((line) => {
      if (line.startsWith("+")) return [line.slice(1)];
      const [original = ""] = kept.splice(0, 1);
      return line.startsWith("-") ? [] : [original];
    });
    return text.replace(found[0], () => changed.map((line) => `${line}\n`).join(""));
  }, text);
}
