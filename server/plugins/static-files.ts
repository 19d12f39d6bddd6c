import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { contents } from "#shared/pages.ts";
import { publicFiles } from "#shared/public-files.ts";

/** Files that other sites may embed: link previews, and search results with the logo. */
const embeddable = [
  publicFiles.logo.path,
  ...contents.map(({ companyWords }) => companyWords.socialPreview.path),
];

/**
 * Serves the build's files, and the files of `public/` at their own paths. Browsers keep build files for a
 * year, because their names contain a hash of the content. A deployment may add the build files of the release
 * before as `previous-assets`: pages that were opened before it still ask for them.
 */
export const staticFiles = fp(async (app: FastifyInstance, { root }: { root: string }) => {
  const options = { preCompressed: true, index: false, dotfiles: "ignore" } as const;
  await app.register(fastifyStatic, {
    ...options,
    root: ["assets", "previous-assets"].map((folder) => `${root}/${folder}`).filter(existsSync),
    prefix: "/assets/",
    maxAge: "1y",
    immutable: true,
  });
  await app.register(fastifyStatic, {
    ...options,
    root,
    // One route for each file, so that all other paths reach the pages' routes.
    wildcard: false,
    globIgnore: ["{assets,previous-assets}/**", "**/*.{br,gz}"],
    maxAge: "1h",
    decorateReply: false,
    setHeaders(reply, file) {
      if (embeddable.some((path) => file === root + path))
        reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    },
  });
});
