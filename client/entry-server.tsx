import type { ReactElement } from "react";
import { matchRoutes, type RouteObject, renderMatches, StaticRouter } from "react-router";
import { Document, type DocumentHead } from "./Document.tsx";
import { errorRoutes, type PageHandle, routes } from "./routes.tsx";

export { pages } from "#shared/pages.ts";
export { inlineScripts } from "./Document.tsx";

/** A page that is ready to be rendered, with what the server has to know of it. */
export interface MatchedPage {
  status: number;
  /** The page's source file, by which the build lists its styles. */
  source: string;
  document: (head: DocumentHead) => ReactElement;
}

/**
 * No page has data to wait for, so routes are matched without React Router's request handler: its `Request` alone
 * would bring Node's whole fetch into the process, a tenth of its start and of its memory.
 */
async function match(table: RouteObject[], path: string): Promise<MatchedPage> {
  const matches = matchRoutes(table, path) ?? [];
  const handle: PageHandle | undefined = matches.at(-1)?.route.handle;
  if (!handle) throw new Error(`no route matches ${path}`);
  const { content, source, status, load } = handle;
  const Page = await load();
  return {
    status,
    source,
    document: (head) => (
      <Document path={path} status={status} content={content} head={head}>
        <StaticRouter location={path}>
          {renderMatches(matches.map((each) => ({ ...each, route: { Component: Page, ...each.route } })))}
        </StaticRouter>
      </Document>
    ),
  };
}

/** Finds the page of a path; a path without a page gives the 404 page and its status. */
export const matchPage = (path: string) => match(routes, path);

/** The page that answers when another one failed. It is at no address: no entry of the menu is the current one. */
export const matchErrorPage = () => match(errorRoutes, "/500");
