import type { FastifyInstance } from "fastify";
import type { Site } from "#server/site.ts";
import { dist, importBuilt } from "./built.ts";
import { testConfig } from "./config.ts";

const { buildApp } = await importBuilt("app.js");
const { loadBuiltSite } = await importBuilt("built-site.js");

export const builtSite: Site = await loadBuiltSite(dist);

/** The built app, ready for supertest. It is closed when the test ends, or with node:test's own `after` the file. */
export async function startApp(
  t: { after(close: () => unknown): void },
  { environment = {}, site = builtSite }: { environment?: Record<string, string>; site?: Site } = {},
): Promise<{ app: FastifyInstance; server: FastifyInstance["server"] }> {
  const app = await buildApp(testConfig(environment), site);
  t.after(() => app.close());
  await app.ready();
  return { app, server: app.server };
}
