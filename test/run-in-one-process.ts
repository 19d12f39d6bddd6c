// The unit tests and the tests of the built site's HTML, in one process. npm test runs this instead of each file.
import { globSync } from "node:fs";
import { suite } from "node:test";

for (const folder of ["unit", "html"])
  suite(folder, async () => {
    for (const file of globSync(`test/${folder}/**/*.test.ts`).sort()) await import(`../${file}`);
  });
