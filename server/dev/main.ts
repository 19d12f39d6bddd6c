import { readConfig } from "#server/config.ts";
import { findImages } from "#server/find-images.ts";
import { runServer } from "#server/run-server.ts";
import { assertContent } from "#shared/content/check-content.ts";
import { servePreview } from "./preview.ts";
import { startViteClientBundle } from "./vite-client-bundle.ts";

await runServer(async () => {
  const config = readConfig({ ...process.env, PAGE_CACHE: "off" });
  // First, because the app cannot even be loaded without the words that its facts need.
  await assertContent(findImages());
  const { buildApp } = await import("#server/app.ts");
  const { client, serveModules } = await startViteClientBundle();
  const app = await buildApp(config, client, {
    level: config.LOG_LEVEL,
    transport: { target: "pino-pretty" },
  });
  servePreview(app, client);
  serveModules(app);
  return { config, app };
});
