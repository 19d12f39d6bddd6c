import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import {
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from "#server/http/cached-response.ts";
import { errorPages, type Page, pages } from "#shared/pages.ts";
import type { SendPage } from "./page-routes.ts";
import type { RenderPage } from "./render.ts";

/**
 * Renders all pages once, concurrently, and sends them from memory: all visitors get the same bytes. Compressing takes
 * longer than rendering, so pages are compressed once the server is listening, one at a time.
 * @throws {Error} naming the page that cannot be rendered, with the cause.
 */
export async function cachedPages(app: FastifyInstance, render: RenderPage): Promise<SendPage> {
  const renderResponse = async (page: Page): Promise<[Page, CachedResponse]> => {
    try {
      const { headers, body } = await render(page);
      return [page, createCachedResponse(page.status, headers, await buffer(body))];
    } catch (cause) {
      throw new Error(`The page ${page.path} cannot be rendered`, { cause });
    }
  };
  const responses = new Map(await Promise.all([...pages, ...errorPages].map(renderResponse)));
  app.addHook("onListen", async () => {
    for (const { getVariant } of responses.values()) await getVariant("br");
  });
  return (page, request, reply) => sendCachedResponse(request, reply, responses.get(page) as CachedResponse);
}
