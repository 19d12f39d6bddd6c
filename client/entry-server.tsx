import type { ComponentType, ReactElement } from "react";
import { StaticRouter } from "react-router";
import type { PageKey } from "#shared/languages.ts";
import type { Page } from "#shared/pages.ts";
import { Document, type DocumentHead } from "./Document.tsx";
import { Layout } from "./layout/Layout.tsx";
import { PageProvider } from "./page-context.ts";

export { inlineScripts } from "./Document.tsx";

/** A page that is text alone. */
const prosePage = "prose/ProsePage.tsx";

/** The file of each page's component in client/pages. The server finds the page's styles by it. */
export const pageModules: Record<PageKey, string> = {
  home: "home/HomePage.tsx",
  about: "about/AboutPage.tsx",
  servicesPage: "services/ServicesPage.tsx",
  projectsPage: "projects/ProjectsPage.tsx",
  contact: "contact/ContactPage.tsx",
  privacy: prosePage,
  terms: prosePage,
  notFound: "errors/NotFoundPage.tsx",
  serverError: "errors/ServerErrorPage.tsx",
};

/** Each is a chunk of its own, so that a page has no other page's styles. */
const components = import.meta.glob<Record<string, ComponentType>>("./pages/*/*Page.tsx");

/**
 * Loads a page's component, which is its module's only export.
 * @throws {Error} if client/pages does not have its file.
 */
async function loadPage(key: PageKey): Promise<ComponentType> {
  const [component] = Object.values((await components[`./pages/${pageModules[key]}`]?.()) ?? {});
  if (!component) throw new Error(`There is no client/pages/${pageModules[key]}`);
  return component;
}

/** Creates the React document for a page. */
export async function createDocument(page: Page, head: DocumentHead): Promise<ReactElement> {
  const PageComponent = await loadPage(page.key);
  return (
    <Document page={page} head={head}>
      <StaticRouter location={page.path}>
        <PageProvider value={page}>
          <Layout>
            <PageComponent />
          </Layout>
        </PageProvider>
      </StaticRouter>
    </Document>
  );
}
