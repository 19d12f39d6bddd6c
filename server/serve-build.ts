import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { runProcess } from "./process.ts";
import { loadBuiltSite } from "./render/built-site.ts";

/**
 * Serves a build until the process is told to stop.
 * @param dist the folder of the build.
 */
export async function serveBuild(dist: string): Promise<void> {
  await runProcess(async (lifecycle) => {
    const config = readConfig(process.env);
    const site = await loadBuiltSite(dist);
    return { config, app: await buildApp(config, site, lifecycle) };
  });
}
