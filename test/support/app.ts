import type { ClientBuild } from "#server/client-build.ts";
import { dist, importBuilt } from "./built.ts";
import type { Cleanup } from "./cleanup.ts";
import { testConfig } from "./config.ts";

const { buildApp } = await importBuilt("app.js");
const { loadClientBuild } = await importBuilt("client-build.js");

export const clientBuild: ClientBuild = await loadClientBuild(dist);

/** Starts the built app for supertest. It closes when the test ends. */
export async function startApp(
  t: Cleanup,
  {
    environment = {},
    build = clientBuild,
  }: { environment?: Record<string, string>; build?: ClientBuild } = {},
) {
  const app = await buildApp(testConfig(environment), build);
  t.after(() => app.close());
  await app.ready();
  return { app, server: app.server };
}
