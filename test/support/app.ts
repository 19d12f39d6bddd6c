import type { FastifyInstance } from "fastify";
import type { ClientBundle } from "#server/client-bundle.ts";
import { dist, importBuilt } from "./built.ts";
import { testConfig } from "./config.ts";

const { buildApp } = await importBuilt("app.js");
const { loadClientBundle } = await importBuilt("load-client-bundle.js");

export const clientBundle: ClientBundle = await loadClientBundle(dist);

/**
 * Starts the built app for supertest. It closes when the test ends. With node:test's `after` it
 * closes at the end of the file.
 */
export async function startApp(
  t: { after(close: () => unknown): void },
  {
    environment = {},
    client = clientBundle,
  }: { environment?: Record<string, string>; client?: ClientBundle } = {},
): Promise<{ app: FastifyInstance; server: FastifyInstance["server"] }> {
  const app = await buildApp(testConfig(environment), client);
  t.after(() => app.close());
  await app.ready();
  return { app, server: app.server };
}
