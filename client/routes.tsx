import type { ComponentType } from "react";
import { Outlet, type RouteObject } from "react-router";
import { Frame } from "#client/layout/Frame.tsx";
import { about } from "#shared/content/about.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import { home } from "#shared/content/home.ts";
import { notFound } from "#shared/content/not-found.ts";
import { projectsPage } from "#shared/content/projects-page.ts";
import { serverError } from "#shared/content/server-error.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import type { MenuPageContent, PageContent } from "#shared/metadata.ts";
import { paths } from "#shared/paths.ts";

/** A page of the menu. To add one: its words in shared/content, its component in client/pages, its line here. */
export interface Page {
  path: string;
  /** `client/pages/<file>.tsx`, which exports a component of that name. */
  file: string;
  content: MenuPageContent;
}

export const pages: readonly Page[] = [
  { path: paths.home, file: "Home", content: home },
  { path: paths.about, file: "About", content: about },
  { path: paths.services, file: "Services", content: servicesPage },
  { path: paths.projects, file: "Projects", content: projectsPage },
  { path: paths.contact, file: "Contact", content: contactPage },
];

/** What a matched route tells the server and the document around it. */
export interface PageHandle {
  status: number;
  content: PageContent;
  /** The page's source file, by which the build's manifest lists its styles. */
  source: string;
  load: () => Promise<ComponentType>;
}

const files = import.meta.glob<Record<string, ComponentType>>("./pages/*.tsx");
const menu = pages.map(({ path, content }) => ({ id: path, ...content.menu }));

function pageRoute(path: string, file: string, content: PageContent, status = 200): RouteObject {
  const source = `./pages/${file}.tsx`;
  const load = files[source];
  if (!load)
    throw new Error(`client/routes.tsx names the page "${file}", but there is no client/pages/${file}.tsx`);
  const loadOnce = async () => {
    const Component = (await load())[file];
    if (!Component) throw new Error(`client/pages/${file}.tsx exports no component named "${file}"`);
    return Component;
  };
  // Node's module loader takes a tenth of a render to find out that it has the module already.
  let loaded: Promise<ComponentType> | undefined;
  const handle: PageHandle = {
    status,
    content,
    source: source.replace("./", "client/"),
    load: () => {
      loaded ??= loadOnce();
      return loaded;
    },
  };
  return { path, handle };
}

function Framed() {
  return (
    <Frame menu={menu}>
      <Outlet />
    </Frame>
  );
}

const framed = (children: RouteObject[]): RouteObject[] => [{ Component: Framed, children }];

export const routes = framed([
  ...pages.map(({ path, file, content }) => pageRoute(path, file, content)),
  pageRoute("*", "NotFound", notFound, 404),
]);

/** Matches everything: what stands in for a page that failed. */
export const errorRoutes = framed([pageRoute("*", "ServerError", serverError, 500)]);
