// The browser tests, two at a time, in one process with one server and one browser. npm test runs this instead of each
// file.
import { globSync } from "node:fs";
import { suite } from "node:test";

suite("browser", { concurrency: 2 }, async () => {
  for (const file of globSync("test/browser/*.test.ts").sort()) await import(`../${file}`);
});
