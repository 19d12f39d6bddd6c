// Builds the site into a new folder: node server/build/main.ts [FOLDER]. Errors in the content are printed in one line
// each, before anything is compiled.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { readConfig } from "#server/config.ts";
import { prepareAssets } from "./prepare-assets.ts";

const [, , dist = "dist"] = process.argv;
// Read by Vite's plugins.
process.env.NODE_ENV = "production";

try {
  // Imported inside the block: a module of the content that is missing must be reported as well.
  const { checkContent } = await import("#shared/checks/check-content.ts");
  checkContent();
  const into = (name: string) => ({ build: { outDir: `${dist}/${name}` } });
  const environments = { client: into("client"), ssr: into("server") };
  await (await createBuilder({ configLoader: "native", logLevel: "warn", environments })).buildApp();
  await prepareAssets(dist);

  // Renders every page once, as the server does at startup: what fails here would keep it from starting.
  const importBuilt = (name: string) => import(pathToFileURL(resolve(dist, "server", name)).href);
  const { loadFrontend }: typeof import("#server/frontend.ts") = await importBuilt("frontend.js");
  const { buildApp }: typeof import("#server/app.ts") = await importBuilt("app.js");
  // Not from the environment, because what the server needs there may be missing while building.
  await buildApp(readConfig({}), await loadFrontend(resolve(dist)), false);
} catch (error) {
  process.stderr.write(formatError(error as Error));
  process.exitCode = 1;
}

/** The error with its cause, without Node's own lines of the stack, and with paths from the project's folder. */
function formatError({ stack, cause }: Error): string {
  const text = `${[stack, (cause as Error)?.stack].join("\n").trim()}\n`;
  const own = text.replace(/\n +at (async |.*\bnode:).*/g, "");
  return own.replace(new RegExp(`(file://)?${RegExp.escape(process.cwd())}/`, "g"), "");
}
