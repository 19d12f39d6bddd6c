import { buffer } from "node:stream/consumers";
import { type CachedResponse, createCachedResponse } from "#server/cached-response.ts";
import type { RenderPage } from "./render.ts";

/** The response of each page by its path. All visitors get the same bytes. */
export type PageCache = ReadonlyMap<string, CachedResponse>;

/**
 * Renders each page once.
 * @throws {Error} naming the page that cannot be rendered, with the cause.
 */
export async function createPageCache(paths: Iterable<string>, render: RenderPage): Promise<PageCache> {
  const cache = new Map<string, CachedResponse>();
  for (const path of paths) {
    try {
      const { status, headers, body } = await render(path);
      cache.set(path, createCachedResponse(status, headers, await buffer(body)));
    } catch (cause) {
      throw new Error(`The page ${path} cannot be rendered`, { cause });
    }
  }
  return cache;
}
