import { appendFileSync, cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildCopy, root } from "./build-copy.ts";
import { dist } from "./built.ts";

/** Scripts of the browser, one for each file that the tests need. */
const changed = [
  "entry-client.ts",
  "islands/carousel/carousel.ts",
  "islands/contact-form/use-contact-form.ts",
];

/**
 * Builds the release after this one: the same sources with changed scripts. It adds the build files of this
 * release as the Dockerfile does.
 * @returns the folder of the build.
 */
export function buildNextRelease(): string {
  const copy = buildCopy((project) => {
    for (const file of changed)
      appendFileSync(join(project, "client", file), "\nObject.assign(globalThis, { nextRelease: true });\n");
  });
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const [, from = "", to = ""] = /^COPY --from=previous \/site\/(\S+) \/site\/(\S+)$/m.exec(dockerfile) ?? [];
  cpSync(join(dist, from), join(copy, "dist", to), { recursive: true });
  return join(copy, "dist");
}
