import { resolve } from "node:path";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { runProcess } from "./process.ts";
import { loadBuiltSite } from "./render/built-site.ts";

/** The folder of the build that this very file belongs to. */
const dist = resolve(import.meta.dirname, "..");

await runProcess(async (lifecycle) => {
  const config = readConfig(process.env);
  const site = await loadBuiltSite(dist);
  return { config, app: await buildApp(config, site, lifecycle) };
});
