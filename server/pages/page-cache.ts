import { buffer } from "node:stream/consumers";
import { type CachedResponse, createCachedResponse } from "#server/cached-response.ts";
import type { RenderPage } from "./render.ts";

/** The response of each page by its path. All visitors get the same bytes. */
export type PageCache = ReadonlyMap<string, CachedResponse>;

/**
 * Renders each page once, all pages side by side.
 * @throws {Error} naming the page that cannot be rendered, with the cause.
 */
export async function createPageCache(paths: readonly string[], render: RenderPage): Promise<PageCache> {
  return new Map(await Promise.all(paths.map((path) => renderForCache(path, render))));
}

async function renderForCache(path: string, render: RenderPage): Promise<[string, CachedResponse]> {
  try {
    const { status, headers, body } = await render(path);
    return [path, await createCachedResponse(status, headers, await buffer(body))];
  } catch (cause) {
    throw new Error(`The page ${path} cannot be rendered`, { cause });
  }
}
