import { resolve } from "node:path";
import { buildApp } from "./app.ts";
import { loadBuildOutput } from "./build-output.ts";
import { readConfig } from "./config.ts";
import { runServer } from "./run-server.ts";

await runServer(async () => {
  const config = readConfig(process.env);
  // This file is dist/server/main.js.
  const build = await loadBuildOutput(resolve(import.meta.dirname, ".."));
  return { config, app: await buildApp(config, build) };
});
