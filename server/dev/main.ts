import { readConfig } from "#server/config.ts";
import { runServer } from "#server/run-server.ts";
import { createViteFrontend } from "./vite-frontend.ts";

// Read by Vite and React.
process.env.NODE_ENV = "development";

await runServer(async () => {
  const config = readConfig({ HOST: "127.0.0.1", ...process.env, PAGE_CACHE: "off" });
  // The check comes first, because it lists all errors. Importing the app would fail at the first. Both are imported
  // here, because a module of the content may be missing.
  const { checkContent } = await import("#shared/checks/check-content.ts");
  checkContent();
  const { buildApp } = await import("#server/app.ts");
  const { frontend, startVite } = createViteFrontend();
  const app = await buildApp(config, frontend, {
    level: config.LOG_LEVEL,
    transport: { target: "pino-pretty" },
  });
  await startVite(app);
  return { config, app };
});
