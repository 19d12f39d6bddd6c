import type { FastifyInstance } from "fastify";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ClientBundle } from "#server/client-bundle.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import { PreviewPage } from "./PreviewPage.tsx";
import { readHead } from "./served-head.ts";

/**
 * Serves `/__preview`, in development only: every page as a search result and as a large card,
 * read from the pages as served.
 */
export function servePreview(app: FastifyInstance, client: ClientBundle): void {
  app.get("/__preview", async (_request, reply) => {
    const heads = await Promise.all(
      client.pages.map(async ({ path }) => readHead(path, (await app.inject(path)).payload)),
    );
    const html = renderToStaticMarkup(createElement(PreviewPage, { heads, favicon: publicFiles.icon }));
    return reply.type("text/html; charset=utf-8").send(`<!doctype html>${html}`);
  });
}
