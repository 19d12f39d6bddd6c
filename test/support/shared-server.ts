import { readFileSync } from "node:fs";
import { testVariable } from "./test-environment.ts";

/** The built site that all test files share in npm test. It logs every request. */
export const server = {
  origin: testVariable("SITE_ORIGIN"),
  log: () => readFileSync(testVariable("SITE_LOG"), "utf8"),
};
