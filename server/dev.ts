import { assertContent } from "#shared/content/site-content.ts";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { servePreview } from "./development/preview-route.ts";
import { startViteSite } from "./development/vite-site.ts";
import { runProcess } from "./process.ts";

await runProcess(async (lifecycle) => {
  const config = readConfig({ ...process.env, PAGE_CACHE: "off" });
  const { site, serveModules } = await startViteSite();
  assertContent(site.pages);
  const app = await buildApp(config, site, lifecycle);
  servePreview(app, site);
  serveModules(app);
  return { config, app };
});
