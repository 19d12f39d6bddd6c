// Builds the site into dist/. Errors in the content are printed in one line each, before anything is compiled.
import { rm } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { prepareAssets } from "./prepare-assets.ts";
import { verifyBuild } from "./verify-build.ts";

try {
  await rm("dist", { recursive: true, force: true });
  // Imported here, because a module of the content may be missing.
  const { checkContent } = await import("#shared/content/check-content.ts");
  checkContent();
  const builder = await createBuilder({ logLevel: "warn" });
  await builder.buildApp();
  await prepareAssets("dist");
  await verifyBuild("dist");
} catch (error) {
  // A failed build leaves nothing that could be served.
  await rm("dist", { recursive: true, force: true });
  // The stack of a module that is missing or cannot be read is Node's own.
  const { stack, cause } = error as Error;
  const text = [stack, ...(cause instanceof Error ? [cause.stack] : [])]
    .join("\n")
    .replace(/\n +at (async |.*\bnode:).*/g, "");
  process.stderr.write(
    `${text.replaceAll(`${pathToFileURL(".")}/`, "").replaceAll(`${process.cwd()}/`, "")}\n`,
  );
  process.exitCode = 1;
}
