import { PassThrough, type Readable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { Frontend } from "#server/frontend.ts";
import { pageCacheHeaders } from "#server/http/cache-control.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import type { Page } from "#shared/pages.ts";

/**
 * Renders a page. Resolves when its first bytes are ready; the rest may follow.
 * @throws any error that the page throws before its first byte.
 */
export type RenderPage = (page: Page) => Promise<{ headers: Record<string, string>; body: Readable }>;

/** Renders pages, with their headers. Each page has its own policy, which allows its inlined styles. */
export function createRenderer(frontend: Frontend, siteUrl: string): RenderPage {
  const { scripts } = frontend;
  return async (page) => {
    const styles = await frontend.styles(page);
    const { document, inlineScripts } = await frontend.createDocument(page, { siteUrl, styles, scripts });
    const body = await renderToStream(document);
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      ...pageCacheHeaders(page),
      "Content-Security-Policy": contentSecurityPolicy(siteUrl, styles, inlineScripts),
    };
    return { headers, body };
  };
}

/**
 * Renders a React document to a stream. The promise resolves when everything outside Suspense boundaries is rendered.
 * No page suspends: React would reveal the suspended part with an inline script, which the policy blocks.
 * React stops rendering when the stream is destroyed.
 * @throws any error that a component throws before that. A later error destroys the stream.
 * @see https://react.dev/reference/react-dom/server/renderToPipeableStream
 */
function renderToStream(document: ReactElement): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = new PassThrough();
    // Without a listener, an error before the stream is read would crash the process.
    stream.once("error", reject);
    const { pipe } = renderToPipeableStream(document, {
      // With a finite size, React may hide large Suspense boundaries until an inline script shows them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        pipe(stream);
        resolve(stream);
      },
      // For a failed Suspense boundary, React would leave the rendering to the browser, which has no React here.
      onError(error) {
        stream.destroy(error instanceof Error ? error : new Error(`thrown: ${error}`));
      },
      onShellError: reject,
    });
  });
}
