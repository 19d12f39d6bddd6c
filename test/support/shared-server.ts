import { readFileSync } from "node:fs";
import { testVariable } from "./test-environment.ts";

/** The built site that npm test shares between all test files. It logs every request. */
export const server = {
  origin: testVariable("SITE_ORIGIN"),
  log: () => readFileSync(testVariable("SITE_LOG"), "utf8"),
};
