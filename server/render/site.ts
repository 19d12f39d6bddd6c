import type { MatchedPage } from "#client/entry-server.tsx";

/** Files that are served as they are. */
export interface Files {
  root: string;
  /** Their paths below the root. */
  names: readonly string[];
}

/** All that the server needs of the client to answer with pages: the build's, or the development server's. */
export interface Site {
  /** The canonical pages, in the order of the menu. */
  pages: typeof import("#client/entry-server.tsx").pages;
  matchPage: (path: string) => Promise<MatchedPage>;
  matchErrorPage: () => Promise<MatchedPage>;
  /** The style sheet to inline in a page, by the page's source file. */
  styles: (source: string) => string | Promise<string>;
  /** The scripts that stand in the pages themselves. */
  inlineScripts: readonly string[];
  /** Module scripts in the order in which they run. */
  scripts: readonly string[];
  /** Null where something else serves them. */
  files: Files | null;
}
