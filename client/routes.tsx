import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { PageProps } from "#client/components/page-props.ts";
import { SiteProvider } from "#client/components/site-context.ts";
import { Layout } from "#client/layout/Layout.tsx";
import { errorPages, type SitePage, sitePages } from "#shared/site-pages.ts";

/** A route's data for the server and the document. */
export interface PageHandle {
  page: SitePage;
  /** The page's source file. The build's manifest lists its styles under this name. */
  source: string;
  load: () => Promise<ComponentType>;
}

const files = import.meta.glob<Record<string, ComponentType<PageProps>>>("./pages/*/*Page.tsx");

function pageRoute(page: SitePage): RouteObject {
  const { path, component, content, alternates } = page;
  const source = `client/pages/${component}.tsx`;
  const load = files[`./pages/${component}.tsx`];
  if (!load) throw new Error(`The page ${path} names ${source}, but there is no such file`);
  const handle: PageHandle = {
    page,
    source,
    load: async () => {
      const name = component.slice(component.indexOf("/") + 1);
      const Component = (await load())[name];
      if (!Component) throw new Error(`${source} exports no component named "${name}"`);
      return () => (
        <SiteProvider value={{ ...content, alternates }}>
          <Layout>
            <Component content={content} />
          </Layout>
        </SiteProvider>
      );
    },
  };
  return { path, handle };
}

/** The pages and error pages of every language. Error pages have paths here, but no public address. */
export const routes: RouteObject[] = [...sitePages, ...errorPages].map(pageRoute);
