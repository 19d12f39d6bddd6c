import type { ComponentType } from "react";
import { Outlet, type RouteObject } from "react-router";
import { Layout } from "#client/layout/Layout.tsx";
import { notFound } from "#shared/content/not-found.ts";
import type { PageContent } from "#shared/content/schemas.ts";
import { serverError } from "#shared/content/server-error.ts";
import { pages } from "#shared/pages.ts";
import { errorPaths } from "#shared/paths.ts";

/** A route's data for the server and the document. */
export interface PageHandle {
  status: number;
  content: PageContent;
  /** The page's source file. The build's manifest lists its styles under this name. */
  source: string;
  load: () => Promise<ComponentType>;
}

const files = import.meta.glob<Record<string, ComponentType>>("./pages/*/*Page.tsx");
const menu = pages.map(({ path, content }) => ({ id: path, ...content.menu }));

/** @param page the component's file without `client/pages/` and `.tsx`. */
function pageRoute(path: string, page: string, content: PageContent, status = 200): RouteObject {
  const source = `client/pages/${page}.tsx`;
  const load = files[`./pages/${page}.tsx`];
  if (!load) throw new Error(`The page ${path} names ${source}, but there is no such file`);
  const handle: PageHandle = {
    status,
    content,
    source,
    load: async () => {
      const name = page.slice(page.indexOf("/") + 1);
      const Component = (await load())[name];
      if (!Component) throw new Error(`${source} exports no component named "${name}"`);
      return Component;
    },
  };
  return { path, handle };
}

function PageInLayout() {
  return (
    <Layout menu={menu}>
      <Outlet />
    </Layout>
  );
}

/** The pages of the menu, and the error pages. Error pages have paths here, but no public address. */
export const routes: RouteObject[] = [
  {
    Component: PageInLayout,
    children: [
      ...pages.map(({ path, page, content }) => pageRoute(path, page, content)),
      pageRoute(errorPaths.notFound, "errors/NotFoundPage", notFound, 404),
      pageRoute(errorPaths.serverError, "errors/ServerErrorPage", serverError, 500),
    ],
  },
];
