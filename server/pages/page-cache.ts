import { buffer } from "node:stream/consumers";
import { type CachedResponse, createCachedResponse } from "#server/http/cached-response.ts";
import type { Page } from "#shared/pages.ts";
import type { RenderPage } from "./render.ts";

/** The response of each page. All visitors get the same bytes. */
export type PageCache = ReadonlyMap<Page, CachedResponse>;

/**
 * Renders all pages once, in parallel.
 * @throws {Error} naming the page that cannot be rendered, with the cause.
 */
export async function createPageCache(pages: readonly Page[], render: RenderPage): Promise<PageCache> {
  const responses = pages.map(async (page): Promise<[Page, CachedResponse]> => {
    try {
      const { headers, body } = await render(page);
      return [page, createCachedResponse(page.status, headers, await buffer(body))];
    } catch (cause) {
      throw new Error(`The page ${page.path} cannot be rendered`, { cause });
    }
  });
  return new Map(await Promise.all(responses));
}

/**
 * Compresses the pages one at a time. This takes longer than rendering, so startup and the first requests do not
 * wait.
 */
export async function compressPages(cache: PageCache): Promise<void> {
  for (const { getVariant } of cache.values()) await getVariant("br");
}
