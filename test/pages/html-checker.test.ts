import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startApp } from "#test/support/app.ts";
import { everyPath } from "#test/support/every-path.ts";
import { getPage } from "#test/support/html.ts";

// The Nu Html Checker, the one behind https://validator.w3.org/nu/.

const jar = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
const noJava =
  spawnSync("java", ["-version"]).status !== 0 && "no Java here: the Nu checker needs Java 17 or later";

/** What the checker does not know yet, with the standard that has it. */
const knownGaps = [
  // https://drafts.csswg.org/css-view-transitions-2/#view-transition-rule
  /^CSS: Unrecognized at-rule “@view-transition”/,
  /^CSS: “view-transition-name”: Property “view-transition-name” doesn't exist/,
  // Selectors like ::view-transition-group(*), https://drafts.csswg.org/css-view-transitions-1/#named-view-transition-pseudo
  /^CSS: Parse Error\. \S*ion-(group|old|new)\(/,
  // https://drafts.csswg.org/css-anchor-position-1/
  /^CSS: “position-area”: Property “position-area” doesn't exist/,
  // https://drafts.csswg.org/css-forms-1/#field-sizing
  /^CSS: “field-sizing”: Property “field-sizing” doesn't exist/,
  // https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute
  /^Attribute “pathLength” not allowed on element “circle”/,
];

interface Message {
  url: string;
  type: string;
  subType?: string;
  message: string;
  extract?: string;
}

test("the Nu checker finds no error and gives no warning on any page", { skip: noJava }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "pages-"));
  t.after(() => rm(folder, { recursive: true }));
  const { server } = await startApp({ after });
  for (const path of everyPath) {
    const { html } = await getPage(server, path);
    await writeFile(join(folder, `${path.slice(1) || "home"}.html`), html);
  }

  // One start of Java for all pages: it takes longer than the check.
  const { stdout } = await promisify(execFile)(
    "java",
    ["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", "--skip-info-messages", folder],
    { maxBuffer: 10_000_000 },
  );
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  const found = messages
    .map(({ message, extract, ...rest }) => ({ ...rest, text: `${message} ${extract}` }))
    .filter(({ text }) => !knownGaps.some((gap) => gap.test(text)))
    .map(({ url, type, subType, text }) => `${basename(url)}: ${subType ?? type}: ${text}`);
  assert.deepEqual(found, []);
});
