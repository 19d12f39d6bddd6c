import type { FastifyInstance, FastifyReply } from "fastify";
import type { KeptPages } from "#server/render/kept-pages.ts";
import type { PageRenderer } from "#server/render/page-renderer.ts";
import { sendKeptPage } from "#server/render/send-kept-page.ts";

interface PageRoutesOptions {
  renderer: PageRenderer;
  /** Null where every request streams a new render. */
  kept: KeptPages | null;
}

/** Every path that no other route has: the site's pages, and the 404 page for the rest. */
export async function pageRoutes(app: FastifyInstance, { renderer, kept }: PageRoutesOptions): Promise<void> {
  app.get("/*", async (request, reply) => {
    const path = pathOf(request.url);
    const page = kept?.get(path);
    if (page) return sendKeptPage(request, reply, page);

    const rendered = await renderer.render(path, visitorLeft(reply));
    reply.code(rendered.status).type("text/html; charset=utf-8").headers(rendered.headers);
    return reply.send(kept ? kept.collect(path, rendered) : rendered.html);
  });
}

/** The path as it was asked for, undecoded: a page has one address. */
export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}

/** A render that nobody waits for any more is ended. */
function visitorLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  return left.signal;
}
