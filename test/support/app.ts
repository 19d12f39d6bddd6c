import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOutput } from "#server/build-output.ts";
import { dist } from "./built.ts";
import { testConfig } from "./config.ts";
import { type AppOptions, type Cleanup, serve } from "./serve.ts";

// Pages cannot be imported from source, because only the build creates their styles.
const server = pathToFileURL(join(dist, "server"));
const { buildApp }: typeof import("#server/app.ts") = await import(`${server}/app.js`);
const { loadBuildOutput }: typeof import("#server/build-output.ts") = await import(
  `${server}/build-output.js`
);

export const buildOutput: BuildOutput = await loadBuildOutput(dist);

/** Starts the built site on the loopback interface. It closes when the test ends. */
export async function startApp(t: Cleanup, { environment = {}, build = buildOutput }: AppOptions = {}) {
  return serve(t, await buildApp(testConfig(environment), build));
}
