// The tests that need no browser. npm test runs this instead of each file.
import { globSync } from "node:fs";
import { suite } from "node:test";

for (const folder of ["unit", "server", "html", "processes"])
  suite(folder, async () => {
    for (const file of globSync(`test/${folder}/**/*.test.ts`).sort()) await import(`../${file}`);
  });
