import type { BuildOutput } from "#server/build-output.ts";
import { dist, importBuilt } from "./built.ts";
import type { Cleanup } from "./cleanup.ts";
import { testConfig } from "./config.ts";
import { listen } from "./listen.ts";

const { buildApp } = await importBuilt("app.js");
const { loadBuildOutput } = await importBuilt("build-output.js");

export const buildOutput: BuildOutput = await loadBuildOutput(dist);

/** Starts the built site on the loopback interface. It closes when the test ends. */
export async function startApp(
  t: Cleanup,
  {
    environment = {},
    build = buildOutput,
  }: { environment?: Record<string, string>; build?: BuildOutput } = {},
) {
  const app = await buildApp(testConfig(environment), build);
  t.after(() => app.close());
  return { app, ...(await listen(app)) };
}
