import { readConfig } from "#server/config.ts";
import { runServer } from "#server/run-server.ts";
import { checkContent } from "#shared/site/check-content.ts";
import { createViteClientBuild } from "./vite-client-build.ts";

await runServer(async () => {
  const config = readConfig({ ...process.env, PAGE_CACHE: "off" });
  // This comes first, because the app's modules fail to load when an item of data has no text.
  checkContent();
  const { buildApp } = await import("#server/app.ts");
  const { build, startVite } = createViteClientBuild();
  const app = await buildApp(config, build, {
    level: config.LOG_LEVEL,
    transport: { target: "pino-pretty" },
  });
  await startVite(app);
  return { config, app };
});
