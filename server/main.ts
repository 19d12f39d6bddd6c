import { resolve } from "node:path";

/** The oldest Node that has all the built server uses: zstd, and V8's compile cache. */
const oldest = 24;

/** The folder of the build that this very file belongs to. */
const dist = resolve(import.meta.dirname, "..");

if (Number.parseInt(process.versions.node, 10) < oldest) {
  process.stderr.write(
    `The server needs Node ${oldest} or newer; this is ${process.version}. npm start brings its own.\n`,
  );
  process.exit(1);
}

try {
  // Not at the top, where an old Node or a part of the build that is missing would end in a stack.
  const { enableCompileCache } = await import("node:module");
  // What V8 compiled when the site was built; another version of Node leaves it alone.
  enableCompileCache({ directory: resolve(dist, "server/compiled"), portable: true });
  const { serveBuild } = await import("./serve-build.ts");
  await serveBuild(dist);
} catch (error) {
  process.stderr.write(`The build is broken: ${error}\nRun: npm run build\n`);
  process.exit(1);
}
