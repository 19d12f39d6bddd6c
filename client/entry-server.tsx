import type { ComponentType, ReactElement } from "react";
import { StaticRouter } from "react-router";
import type { PageKey } from "#shared/languages.ts";
import type { Page } from "#shared/pages.ts";
import { Document, type DocumentHead } from "./Document.tsx";
import { Layout } from "./layout/Layout.tsx";
import { PageProvider } from "./page-context.ts";

export { inlineScripts } from "./Document.tsx";

interface PageModule {
  /** Its file from the project's root. The server finds the page's styles by it. */
  file: string;
  load: () => Promise<ComponentType>;
}

/** A page that is text alone. */
const prosePage: PageModule = {
  file: "client/pages/prose/ProsePage.tsx",
  load: () => import("./pages/prose/ProsePage.tsx").then((module) => module.ProsePage),
};

/** The component of each page. Each is a chunk of its own, so that a page has no other page's styles. */
export const pageModules: Record<PageKey, PageModule> = {
  home: {
    file: "client/pages/home/HomePage.tsx",
    load: () => import("./pages/home/HomePage.tsx").then((module) => module.HomePage),
  },
  about: {
    file: "client/pages/about/AboutPage.tsx",
    load: () => import("./pages/about/AboutPage.tsx").then((module) => module.AboutPage),
  },
  servicesPage: {
    file: "client/pages/services/ServicesPage.tsx",
    load: () => import("./pages/services/ServicesPage.tsx").then((module) => module.ServicesPage),
  },
  projectsPage: {
    file: "client/pages/projects/ProjectsPage.tsx",
    load: () => import("./pages/projects/ProjectsPage.tsx").then((module) => module.ProjectsPage),
  },
  contactPage: {
    file: "client/pages/contact/ContactPage.tsx",
    load: () => import("./pages/contact/ContactPage.tsx").then((module) => module.ContactPage),
  },
  privacy: prosePage,
  terms: prosePage,
  notFound: {
    file: "client/pages/errors/NotFoundPage.tsx",
    load: () => import("./pages/errors/NotFoundPage.tsx").then((module) => module.NotFoundPage),
  },
  serverError: {
    file: "client/pages/errors/ServerErrorPage.tsx",
    load: () => import("./pages/errors/ServerErrorPage.tsx").then((module) => module.ServerErrorPage),
  },
};

/** Creates the React document for a page. */
export async function createDocument(page: Page, head: DocumentHead): Promise<ReactElement> {
  const PageComponent = await pageModules[page.key].load();
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
