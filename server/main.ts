import { enableCompileCache } from "node:module";
import { resolve } from "node:path";

/** The folder of the build that this very file belongs to. */
const dist = resolve(import.meta.dirname, "..");

// What V8 compiled when the site was built; another version of Node leaves it alone.
enableCompileCache({ directory: resolve(dist, "server/compiled"), portable: true });

try {
  // Not at the top, where a part of the build that is missing would end in a stack.
  const { serveBuild } = await import("./serve-build.ts");
  await serveBuild(dist);
} catch (error) {
  process.stderr.write(`The build is broken: ${error}\nRun: npm run build\n`);
  process.exit(1);
}
