import { PassThrough, type Readable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { ClientBundle } from "#server/client-bundle.ts";
import { contentSecurityPolicy } from "#server/plugins/security-headers.ts";
import { cacheControl } from "./cache-control.ts";

/** A page whose first bytes are ready. The rest may still wait. */
interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Readable;
  /** Resolves when the whole page is rendered, however slowly the body is read. */
  complete: Promise<void>;
}

/**
 * Renders a page.
 * @param path the path of a page, or of an error page.
 * @param signal aborts the render.
 * @throws what the page throws before its first byte.
 */
export type RenderPage = (path: string, signal?: AbortSignal) => Promise<RenderedPage>;

/**
 * Creates the function that renders the client's pages.
 * @param siteUrl the public origin.
 */
export function createRenderer(client: ClientBundle, siteUrl: string): RenderPage {
  const { scripts, inlineScripts } = client;
  return async (path, signal) => {
    const { status, source, createDocument } = await client.matchPage(path);
    const styles = await client.styles(source);
    const { body, complete } = await renderToStream(createDocument({ siteUrl, styles, scripts }), signal);
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      // In small letters, as @fastify/compress writes it, which would otherwise add it a second time.
      Vary: "accept-encoding",
      ...cacheControl(status),
      "Content-Security-Policy": contentSecurityPolicy(siteUrl, {
        styles: [styles],
        scripts: inlineScripts,
      }),
    };
    return { status, headers, body, complete };
  };
}

/**
 * Renders a React document into a stream. The promise resolves when everything outside
 * Suspense boundaries is rendered.
 * @throws what a component throws before that. A later error destroys the stream.
 * @see https://react.dev/reference/react-dom/server/renderToPipeableStream
 */
function renderToStream(
  document: ReactElement,
  signal?: AbortSignal,
): Promise<Pick<RenderedPage, "body" | "complete">> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const { promise: complete, resolve: onAllReady } = Promise.withResolvers<void>();
    const stream = new PassThrough();
    // Without a listener, an error before the stream is read would end the process.
    stream.once("error", reject);
    const { pipe, abort } = renderToPipeableStream(document, {
      // A finite size lets React hide large Suspense boundaries until an inline script shows them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (stream.destroyed) return abort();
        pipe(stream);
        resolve({ body: stream, complete });
      },
      onAllReady,
      // For a failed part, React would send a placeholder that the browser renders again. This
      // site's browser code cannot do that.
      onError(error) {
        stream.destroy(error instanceof Error ? error : new Error(`thrown: ${error}`));
      },
      onShellError: reject,
    });
    signal?.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}
