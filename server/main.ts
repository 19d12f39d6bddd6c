import { resolve } from "node:path";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { loadFrontend } from "./frontend.ts";
import { runServer } from "./run-server.ts";

await runServer(async () => {
  const config = readConfig(process.env);
  // Built, this file is dist/server/main.js.
  const frontend = await loadFrontend(resolve(import.meta.dirname, ".."));
  return { config, app: await buildApp(config, frontend) };
});
