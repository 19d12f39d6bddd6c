/**
 * Proves that the tests can fail: makes one mistake after the other in a copy of the project, and asks the tests that
 * have to notice. `npm run mutate` then names every check that no mistake made fail; `npm run mutate -- draining carousel`
 * makes those mistakes alone whose words, files or tests have one of these words.
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { openTestEnvironment } from "#test/support/test-environment.ts";
import { mutations } from "./mutations.ts";
import { checkOf, matches, type Outcome, runTests } from "./outcomes.ts";
import { Workplace } from "./workplace.ts";

type Located = (typeof mutations)[number];

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isWhole = words.length === 0;
const chosen = mutations.filter(({ file, what, tests, together }) => {
  const text = [file, what, ...tests, together].join("\n").toLowerCase();
  return isWhole || words.some((word) => text.includes(word));
});
if (chosen.length === 0) throw new Error(`no mutation has one of these words: ${words.join(", ")}`);

const workplace = new Workplace(resolve(import.meta.dirname, "../.."));
const { env, close } = await openTestEnvironment();
const ask = async (entries: readonly string[]) =>
  entries.length > 0 ? runTests(entries, { cwd: workplace.root, env }) : [];
const begin = performance.now();

for (const mutation of chosen) {
  change(mutation);
  workplace.restore();
}
const before = await ask(
  isWhole
    ? globSync("test/**/*.test.{ts,tsx}", { cwd: workplace.root })
    : chosen.flatMap(({ tests }) => tests),
);
// Once more, for four files at a time may be too much for what is measured in some of them.
const broken = await ask(before.filter(hasFailed).map(({ file, name }) => `${file}: ${name}`));
const survivors = broken.filter(hasFailed).map(({ failure, ...test }) => {
  return `fails without any mutation: ${test.file}: ${test.name}: ${failure}`;
});

/** Checks that a mutation has made fail. */
const seen = new Set<string>();

for (const group of Map.groupBy(chosen, ({ what, together }) => together ?? what).values()) {
  const since = performance.now();
  for (const mutation of group) change(mutation);
  const said = group.some(({ build }) => build) ? workplace.build() : undefined;
  if (said !== undefined) console.log(`\nthe build fails: ${said.trim().split("\n").slice(0, 3).join(" ")}`);
  const failed = said === undefined ? (await ask(group.flatMap(({ tests }) => tests))).filter(hasFailed) : [];
  workplace.restore();
  for (const mutation of group) judge(mutation, failed, said);
  console.log(`${((performance.now() - since) / 1000).toFixed(1)} s`);
}
await close();

for (const [file, outcomes] of Map.groupBy(before, (outcome) => outcome.file)) {
  const checks = [...new Set(outcomes.map(checkOf))];
  const never = checks.filter((check) => !seen.has(check));
  console.log(
    `${file}: ${outcomes.length} tests, ${checks.length} checks, ${never.length} of them never failed`,
  );
  if (isWhole) survivors.push(...never.map((check) => `nothing made it fail: ${check}`));
}
const minutes = Math.round((performance.now() - begin) / 60_000);
console.log(`${chosen.length} mutations in ${minutes} minutes`);
for (const survivor of survivors) console.log(`SURVIVED ${survivor}`);
process.exit(survivors.length === 0 ? 0 : 1);

function change({ and = [], ...edit }: Located): void {
  for (const each of [edit, ...and]) workplace.apply(each);
}

function hasFailed({ failure }: Outcome): boolean {
  return failure !== undefined;
}

/** Tells which tests have noticed a mutation, and remembers those that ought to have. */
function judge({ what, tests, build }: Located, failed: readonly Outcome[], said: string | undefined): void {
  console.log(`\n${what}`);
  if (build instanceof RegExp ? !build.test(said ?? "") : said !== undefined) {
    console.log("  SURVIVED: the build does not end as it should");
    survivors.push(`${what}: the build`);
  }
  for (const entry of tests) {
    const noticed = failed.filter((outcome) => matches(entry, outcome));
    const [first] = noticed;
    console.log(first ? `  ${noticed.length} x ${entry}: ${first.failure}` : `  SURVIVED ${entry}`);
    if (!first) survivors.push(`${what}: ${entry}`);
    for (const outcome of noticed) seen.add(checkOf(outcome));
  }
}
