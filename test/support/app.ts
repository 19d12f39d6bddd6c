import type { FastifyInstance } from "fastify";
import type { Lifecycle } from "#server/lifecycle.ts";
import type { Site } from "#server/render/site.ts";
import { dist, importBuilt } from "./built.ts";
import { testConfig } from "./config.ts";

const { buildApp } = await importBuilt("app.js");
const { loadBuiltSite } = await importBuilt("built-site.js");

export const builtSite: Site = await loadBuiltSite(dist);

/** The built app, ready for supertest; closed when the test, or with node:test's own `after` the file, ends. */
export async function startApp(
  t: { after(close: () => unknown): void },
  { environment = {}, site = builtSite }: { environment?: Record<string, string>; site?: Site } = {},
): Promise<{ app: FastifyInstance; lifecycle: Lifecycle; server: FastifyInstance["server"] }> {
  const lifecycle: Lifecycle = { phase: "starting" };
  const app = await buildApp(testConfig(environment), site, lifecycle);
  t.after(() => app.close());
  await app.ready();
  return { app, lifecycle, server: app.server };
}
