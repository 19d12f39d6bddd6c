import { globSync, readFileSync } from "node:fs";
import type { Language } from "#shared/languages.ts";
import { listTexts } from "./list-texts.ts";

/** A language's facts must be formatted for that language. Its texts must use them instead of writing their figures. */
export function findFactProblems({ tag, translation: { facts } }: Language): string[] {
  const cwd = `shared/locales/${tag}`;
  return [
    ...(facts.tag === tag ? [] : [`${tag}/facts.ts: tag must be "${tag}"`]),
    ...globSync("**/*.ts", { cwd }).flatMap((file) =>
      findRepeatedFacts(`${tag}/${file}`, readFileSync(`${cwd}/${file}`, "utf8"), facts),
    ),
  ];
}

/**
 * The lines of a text module that write a figure themselves, although a fact has it: `en/pages/home.ts, line 9, writes
 * "10%", which is facts.lateWeekDiscount`. Single digits are ignored. So are figures that projects have measured, in
 * modules that name no project.
 */
export function findRepeatedFacts(file: string, source: string, facts: object): string[] {
  const namesProjects = /facts\.(projects|storyProject)/.test(source);
  const figures = listTexts("", { facts }).filter(
    ({ location, text }) =>
      /\d/.test(text) && text.length > 1 && (namesProjects || !/\.(before|after)$/.test(location)),
  );
  return source.split("\n").flatMap((line, index) => {
    const repeated = figures.find(({ text }) => containsFigure(line, text));
    const name = repeated?.location.replace("facts.ts: ", "facts.").replace(/\.(\w+(-\w+)+)/, '["$1"]');
    return repeated ? [`${file}, line ${index + 1}, writes "${repeated.text}", which is ${name}`] : [];
  });
}

/** Not as a part of a longer number or word, and with any space between number and unit. */
function containsFigure(line: string, figure: string): boolean {
  const pattern = figure.split(/\s/).map(RegExp.escape).join("\\s");
  return new RegExp(`(?<![\\p{L}\\d.,:-])${pattern}(?![\\p{L}\\d]|[.,]\\d)`, "u").test(line);
}
