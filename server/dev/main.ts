import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { readDrawings } from "#server/read-drawings.ts";
import { runServer } from "#server/run-server.ts";
import { assertContent } from "#shared/content/validation/validate-content.ts";
import { servePreview } from "./preview.ts";
import { startViteSite } from "./vite-site.ts";

await runServer(async () => {
  const config = readConfig({ ...process.env, PAGE_CACHE: "off" });
  const { site, serveModules } = await startViteSite();
  await assertContent(readDrawings());
  const app = await buildApp(config, site, { level: config.LOG_LEVEL, transport: { target: "pino-pretty" } });
  servePreview(app, site);
  serveModules(app);
  return { config, app };
});
