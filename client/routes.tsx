import type { ComponentType } from "react";
import { Outlet, type RouteObject } from "react-router";
import { Frame } from "#client/layout/Frame.tsx";
import { previewStyles } from "#client/ui/pictures.ts";
import { notFound } from "#shared/content/not-found.ts";
import { serverError } from "#shared/content/server-error.ts";
import type { PageContent } from "#shared/content-schemas.ts";
import { type Page, pages } from "#shared/pages.ts";

/** What a matched route tells the server and the document around it. */
export interface PageHandle {
  status: number;
  content: PageContent;
  /** The page's source file, by which the build's manifest lists its styles. */
  source: string;
  /** What its content adds to the styles that the build lists. */
  styles: string;
  load: () => Promise<ComponentType>;
}

const files = import.meta.glob<Record<string, ComponentType>>("./pages/*.tsx");
const menu = pages.map(({ path, content }) => ({ id: path, ...content.menu }));

interface PageRoute extends Omit<Page, "content"> {
  content: PageContent;
  status: number;
}

function pageRoute({ path, component, content, picture, status }: PageRoute): RouteObject {
  const source = `./pages/${component}.tsx`;
  const load = files[source];
  if (!load)
    throw new Error(`A page is to be drawn by client/pages/${component}.tsx, but there is no such file`);
  const handle: PageHandle = {
    status,
    content,
    source: source.replace("./", "client/"),
    styles: picture ? previewStyles(picture) : "",
    load: async () => {
      const Component = (await load())[component];
      if (!Component)
        throw new Error(`client/pages/${component}.tsx exports no component named "${component}"`);
      return Component;
    },
  };
  return { path, handle };
}

function FramedPage() {
  return (
    <Frame menu={menu}>
      <Outlet />
    </Frame>
  );
}

const framed = (children: RouteObject[]): RouteObject[] => [{ Component: FramedPage, children }];

export const routes = framed([
  ...pages.map((page) => pageRoute({ ...page, status: 200 })),
  pageRoute({ path: "*", component: "NotFound", content: notFound, status: 404 }),
]);

/** Matches everything: what stands in for a page that failed. */
export const errorRoutes = framed([
  pageRoute({ path: "*", component: "ServerError", content: serverError, status: 500 }),
]);
