import type { FastifyInstance } from "fastify";
import type { Site } from "#server/site.ts";
import { dist, importBuilt } from "./built.ts";
import { testConfig } from "./config.ts";

const { buildApp } = await importBuilt("app.js");
const { loadBuiltSite } = await importBuilt("built-site.js");

export const builtSite: Site = await loadBuiltSite(dist);

/**
 * Starts the built app for supertest. It closes when the test ends. With node:test's `after` it
 * closes at the end of the file.
 */
export async function startApp(
  t: { after(close: () => unknown): void },
  { environment = {}, site = builtSite }: { environment?: Record<string, string>; site?: Site } = {},
): Promise<{ app: FastifyInstance; server: FastifyInstance["server"] }> {
  const app = await buildApp(testConfig(environment), site);
  t.after(() => app.close());
  await app.ready();
  return { app, server: app.server };
}
