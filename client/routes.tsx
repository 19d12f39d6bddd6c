import type { ComponentType } from "react";
import { Outlet, type RouteObject } from "react-router";
import { Layout } from "#client/layout/Layout.tsx";
import { notFound } from "#shared/content/not-found.ts";
import type { PageContent } from "#shared/content/schemas.ts";
import { serverError } from "#shared/content/server-error.ts";
import { type Page, pages } from "#shared/pages.ts";

/** What a matched route tells the server and the document around it. */
export interface PageHandle {
  status: number;
  content: PageContent;
  /** The page's source file, by which the build's manifest lists its styles. */
  source: string;
  load: () => Promise<ComponentType>;
}

const files = import.meta.glob<Record<string, ComponentType>>("./pages/*/*Page.tsx");
const menu = pages.map(({ path, content }) => ({ id: path, ...content.menu }));

interface PageRoute extends Omit<Page, "content"> {
  content: PageContent;
  status: number;
}

function pageRoute({ path, page, content, status }: PageRoute): RouteObject {
  const source = `./pages/${page}.tsx`;
  const component = page.split("/")[1] ?? page;
  const load = files[source];
  if (!load) throw new Error(`The page ${path} names client/pages/${page}.tsx, but there is no such file`);
  const handle: PageHandle = {
    status,
    content,
    source: source.replace("./", "client/"),
    load: async () => {
      const Component = (await load())[component];
      if (!Component) throw new Error(`client/pages/${page}.tsx exports no component named "${component}"`);
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

const framed = (children: RouteObject[]): RouteObject[] => [{ Component: PageInLayout, children }];

export const routes = framed([
  ...pages.map((page) => pageRoute({ ...page, status: 200 })),
  pageRoute({ path: "*", page: "errors/NotFoundPage", content: notFound, status: 404 }),
]);

/** Matches everything: what stands in for a page that failed. */
export const errorRoutes = framed([
  pageRoute({ path: "*", page: "errors/ServerErrorPage", content: serverError, status: 500 }),
]);
