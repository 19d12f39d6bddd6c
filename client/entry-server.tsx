import type { ComponentType, ReactElement } from "react";
import { StaticRouter } from "react-router";
import { allPages, type Page } from "#shared/pages.ts";
import { Document, type DocumentHead } from "./Document.tsx";
import { Layout } from "./layout/Layout.tsx";
import { PageProvider } from "./page-context.ts";

export { inlineScripts } from "./Document.tsx";

const components = import.meta.glob<Record<string, ComponentType>>("/client/pages/*/*Page.tsx");

/**
 * Creates the React document for a page.
 * @param path the path of a page or of an error page. Not the page itself: in development, Vite may load a newer
 *   shared/pages.ts for the client than the server has.
 * @throws if no page has this path, or its component is missing
 */
export async function createDocument(path: string, head: DocumentHead): Promise<ReactElement> {
  const page = allPages.find((page) => page.path === path);
  if (!page) throw new Error(`No page has the path ${path}`);
  const PageComponent = await loadComponent(page);
  return (
    <Document page={page} head={head}>
      <StaticRouter location={path}>
        <PageProvider value={page}>
          <Layout>
            <PageComponent />
          </Layout>
        </PageProvider>
      </StaticRouter>
    </Document>
  );
}

/** Loads a page's component: the export named after its file. */
async function loadComponent({ component }: Page): Promise<ComponentType> {
  const [name = ""] = /\w+(?=\.tsx$)/.exec(component) ?? [];
  const PageComponent = (await components[`/${component}`]?.())?.[name];
  if (!PageComponent) throw new Error(`shared/pages.ts names ${component}, which exports no ${name}`);
  return PageComponent;
}
