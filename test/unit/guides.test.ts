import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import packageJson from "../../package.json" with { type: "json" };

const scripts: Readonly<Record<string, string>> = packageJson.scripts;

const fileName =
  /(?<=[`( ])((client|public|server|shared|test)\/[\w./-]*\w|(?<=`)[\w-]+\.(tsx?|m?js|png)\b)/g;

/** A name in code, such as `modifiedTime`. */
const identifier = /(?<=`)[a-z]+[A-Z]\w*(?=`)/g;

test("each command, each file and each name in code that a guide mentions exists", () => {
  const files = globSync("{*,{client,public,server,shared,test}/**/*}");
  const code = globSync("{package.json,*.ts,{client,server,shared,test}/**/*.{ts,tsx,js,mjs}}")
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const missing = globSync(["package.json", "*.md", "{client,server,shared}/**/*.md"]).flatMap((guide) => {
    const text = readFileSync(guide, "utf8");
    const commands = text.match(/(?<=npm (run )?)(start|test|(?<=run )[\w:-]+)/g) ?? [];
    return [
      ...commands.filter((name) => !scripts[name]),
      ...(text.match(identifier) ?? []).filter((name) => !code.includes(name)),
      ...(text.match(fileName) ?? []).filter(
        (name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)),
      ),
    ].map((name) => `${guide} names ${name}`);
  });
  assert.deepEqual(missing, [], "there is no such file, command or name");
  for (const command of Object.values(scripts)) {
    const needsBuild = / (dist|test)\//.test(command);
    assert.equal(command.includes(" --build "), needsBuild, command);
  }
});

test("each link in a guide leads to a file, and to a heading there", () => {
  const slugOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(" ", "-")
      .replace(/[^\w-]/g, "");
  const broken = globSync(["*.md", "{client,server,shared}/**/*.md"]).flatMap((guide) => {
    const links = readFileSync(guide, "utf8").matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g);
    return [...links].flatMap(([link, path, slug]) => {
      const file = path ? join(dirname(guide), path) : guide;
      if (!existsSync(file)) return `${guide}: ${link}`;
      const headings = readFileSync(file, "utf8").match(/(?<=^#+ ).*/gm) ?? [];
      return slug && !headings.map(slugOf).includes(slug) ? `${guide}: ${link}` : [];
    });
  });
  assert.deepEqual(broken, []);
});
