import type { MatchedPage } from "#client/entry-server.tsx";
import type { SitePage } from "#shared/site-pages.ts";

/** The client as the server needs it, from the build or from Vite during development. */
export interface ClientBundle {
  /** The canonical pages of every language, in the order of the menu. */
  pages: readonly SitePage[];
  /** Finds a page by its path, or an error page by its internal path. */
  matchPage: (path: string) => Promise<MatchedPage>;
  /** The style sheet to inline, by the page's source file. */
  styles: (source: string) => string | Promise<string>;
  /** The inline scripts of every page. The Content-Security-Policy allows them. */
  inlineScripts: readonly string[];
  /** Module scripts in the order in which they run. */
  scripts: readonly string[];
  /** The folder of the static files. Null during development, when Vite serves them. */
  filesRoot: string | null;
}
