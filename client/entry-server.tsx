import type { ReactElement } from "react";
import { matchRoutes, StaticRouter } from "react-router";
import { Document, type DocumentHead } from "./Document.tsx";
import { type PageHandle, routes } from "./routes.tsx";

export { sitePages } from "#shared/site-pages.ts";
export { inlineScripts } from "./Document.tsx";

/** A page that is ready to render, with the data that the server needs. */
export interface MatchedPage {
  status: number;
  /** The page's source file. The build lists the page's styles under this name. */
  source: string;
  createDocument: (head: DocumentHead) => ReactElement;
}

/**
 * Finds the page of a path and loads its component.
 * @throws when no route has this path.
 */
export async function matchPage(path: string): Promise<MatchedPage> {
  const handle: PageHandle | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  if (!handle) throw new Error(`No route has the path ${path}`);
  const { page, source, load } = handle;
  const Page = await load();
  return {
    status: page.status ?? 200,
    source,
    createDocument: (head) => (
      <Document page={page} head={head}>
        <StaticRouter location={path}>
          <Page />
        </StaticRouter>
      </Document>
    ),
  };
}
