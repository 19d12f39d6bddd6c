import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Frontend } from "#server/frontend.ts";
import { testConfig } from "./config.ts";
import { dist } from "./dist-folder.ts";
import { type AppOptions, type Cleanup, serve } from "./serve.ts";

// Pages cannot be imported from source, because only the build creates their styles.
const server = pathToFileURL(join(dist, "server"));
const { buildApp }: typeof import("#server/app.ts") = await import(`${server}/app.js`);
const { loadFrontend }: typeof import("#server/frontend.ts") = await import(`${server}/frontend.js`);

export const builtFrontend: Frontend = await loadFrontend(dist);

/** Starts the built site on the loopback interface. It closes when the test ends. */
export async function startApp(t: Cleanup, { environment = {}, frontend = builtFrontend }: AppOptions = {}) {
  return serve(t, await buildApp(testConfig(environment), frontend));
}
