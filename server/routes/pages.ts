import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { EncodeOnce } from "#server/http/encode-once.ts";
import { negotiateCoding } from "#server/http/negotiate.ts";
import { pathOf } from "#server/http/request-target.ts";
import { sendKeptAnswer } from "#server/http/send-kept-answer.ts";
import type { KeptPages } from "#server/render/kept-pages.ts";
import type { PageRenderer } from "#server/render/page-renderer.ts";

interface PageRoutesOptions {
  renderer: PageRenderer;
  /** Null where every request streams a new render. */
  kept: KeptPages | null;
}

/** Every path that no other route has: the site's pages, and the 404 page for the rest. */
export async function pageRoutes(app: FastifyInstance, { renderer, kept }: PageRoutesOptions): Promise<void> {
  const encoder = new EncodeOnce();
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const page = kept?.get(path);
    return page ? sendKeptAnswer(request, reply, page) : stream(path, request, reply);
  };
  const stream = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = await renderer.render(path, visitorLeft(reply));
    const { html } = page;
    reply.code(page.status).type(page.type).headers(page.headers);
    if (Buffer.isBuffer(html)) {
      const coding = negotiateCoding(request.headers["accept-encoding"]);
      if (coding !== "identity") reply.header("Content-Encoding", coding);
      return reply.send(encoder.encode(page.source, coding, html));
    }
    html.once("error", (error) => {
      request.failure = error;
    });
    return reply.send(html);
  };
  app.get("/*", answer);
  // A file that was deleted under the running server ends here.
  app.setNotFoundHandler(answer);
}

/** A render that nobody waits for any more is ended. */
function visitorLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  // The reason that it makes, a DOMException with its stack, would take a tenth of the time of every answer.
  raw.once("close", () => raw.writableFinished || left.abort());
  return left.signal;
}
