import type { FastifyInstance } from "fastify";
import type { SiteBuild } from "#server/site-build.ts";
import { dist, importBuilt } from "./built.ts";
import { testConfig } from "./config.ts";

const { buildApp } = await importBuilt("app.js");
const { loadSiteBuild } = await importBuilt("site-build.js");

export const siteBuild: SiteBuild = await loadSiteBuild(dist);

/**
 * Starts the built app for supertest. It closes when the test ends or, with node:test's `after`,
 * at the end of the file.
 */
export async function startApp(
  t: { after(close: () => unknown): void },
  { environment = {}, build = siteBuild }: { environment?: Record<string, string>; build?: SiteBuild } = {},
): Promise<{ app: FastifyInstance; server: FastifyInstance["server"] }> {
  const app = await buildApp(testConfig(environment), build);
  t.after(() => app.close());
  await app.ready();
  return { app, server: app.server };
}
