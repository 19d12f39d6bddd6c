import type { ComponentType } from "react";
import { StaticRouter } from "react-router";
import type { PageKey } from "#shared/languages.ts";
import type { Page } from "#shared/pages.ts";
import { Document, type DocumentHead } from "./Document.tsx";
import { inlineScriptsOf } from "./inline-scripts/scripts-of-page.ts";
import { Layout } from "./layout/Layout.tsx";
import { PageProvider } from "./page-context.ts";

/** The file of each page's component in client/pages. The server finds the page's styles by it. */
export const componentFiles: Record<PageKey, string> = {
  home: "home/HomePage.tsx",
  about: "about/AboutPage.tsx",
  services: "services/ServicesPage.tsx",
  projects: "projects/ProjectsPage.tsx",
  contact: "contact/ContactPage.tsx",
  privacy: "prose/ProsePage.tsx",
  terms: "prose/ProsePage.tsx",
  notFound: "errors/NotFoundPage.tsx",
  serverError: "errors/ServerErrorPage.tsx",
};

/** The modules of all pages. Each is a chunk of its own, so that a page has no other page's styles. */
const components = import.meta.glob<Record<string, ComponentType>>("./pages/*/*Page.tsx");

/**
 * Creates a page's document, and lists its inline scripts, which the Content-Security-Policy must allow.
 * @throws {Error} if the page's file is missing, or exports no component with the file's name.
 */
export async function createDocument(page: Page, head: DocumentHead) {
  const file = componentFiles[page.key];
  const name = file.replace(/.*\/|\.tsx$/g, "");
  const { [name]: PageComponent } = (await components[`./pages/${file}`]?.()) ?? {};
  if (!PageComponent) throw new Error(`There is no ${name} in client/pages/${file}`);
  const inlineScripts = inlineScriptsOf(page);
  const document = (
    <Document page={page} head={head} inlineScripts={inlineScripts}>
      <StaticRouter location={page.path}>
        <PageProvider value={page}>
          <Layout>
            <PageComponent />
          </Layout>
        </PageProvider>
      </StaticRouter>
    </Document>
  );
  return { document, inlineScripts: inlineScripts.map(({ text }) => text) };
}
