import { arrivalBuilt } from "./arrival.ts";
import { checks } from "./checks.ts";
import { content } from "./content.ts";
import { documentsAndMetadata } from "./documents.ts";
import { formBuilt } from "./form.ts";
import { browserBuilt } from "./islands.ts";
import type { Mutation } from "./mutation.ts";
import { servedPages } from "./pages.ts";
import { serverBuilt, serverSources } from "./server.ts";

/** Every mutation with the file that it changes. Together they make each check of npm test fail. */
export const mutations: readonly (Mutation & { file: string })[] = [
  checks,
  content,
  documentsAndMetadata,
  serverSources,
  serverBuilt,
  servedPages,
  browserBuilt,
  arrivalBuilt,
  formBuilt,
].flatMap((list) =>
  Object.entries(list).flatMap(([file, changes]) => changes.map((change) => ({ ...change, file }))),
);
