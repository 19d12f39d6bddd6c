import { listTexts } from "./list-texts.ts";

/**
 * The lines of a text module that write a figure themselves, although a fact has it: "10%" instead of
 * `${facts.lateWeek}`. A text may write a single digit.
 * @param place names the module in the errors, such as `en/home.ts`
 */
export function findRepeatedFacts(place: string, source: string, facts: object): string[] {
  const figures = listTexts("", { facts })
    .filter(({ text }) => /\d/.test(text) && text.length > 1)
    .map(({ place, text }) => ({
      name: place.replace("facts.ts: ", "facts."),
      text,
      // No part of a longer number or word, and with any space between number and unit.
      pattern: new RegExp(
        `(?<![\\p{L}\\d.,:])${text.split(/\s/).map(RegExp.escape).join("\\s")}(?![\\p{L}\\d]|[.,]\\d)`,
        "u",
      ),
    }));
  return source.split("\n").flatMap((line, index) => {
    const own = figures.find(({ pattern }) => pattern.test(line));
    return own ? [`${place}, line ${index + 1}, writes "${own.text}", which is ${own.name}`] : [];
  });
}
