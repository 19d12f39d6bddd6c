import type { ReactElement } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import { Document, type DocumentHead } from "./Document.tsx";
import { errorRoutes, type PageHandle, routes } from "./routes.tsx";

export { pages } from "./routes.tsx";

/** A page that is ready to be rendered, with what the server has to know of it. */
export interface MatchedPage {
  status: number;
  /** The page's source file, by which the build lists its styles. */
  source: string;
  document: (head: DocumentHead) => ReactElement;
}

function matcher(table: RouteObject[]) {
  const handler = createStaticHandler(table);
  return async (path: string): Promise<MatchedPage> => {
    const context = await handler.query(new Request(new URL(path, "http://localhost")));
    if (context instanceof Response)
      throw new Error(`the route ${path} answers with a Response, not with a page`);
    const [failure] = Object.values(context.errors ?? {});
    if (failure) throw failure;
    const handle: PageHandle = context.matches.at(-1)?.route.handle;
    const router = createStaticRouter(handler.dataRoutes, context);
    return {
      status: context.statusCode,
      source: handle.source,
      document: (head) => (
        <Document path={path} status={context.statusCode} content={handle.content} head={head}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Document>
      ),
    };
  };
}

/** Finds the page of a path; a path without a page gives the 404 page and its status. */
export const matchPage = matcher(routes);

/** The page that answers when another one failed. */
export const matchErrorPage = matcher(errorRoutes);
