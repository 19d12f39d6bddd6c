import { startIslands } from "./islands/start-islands.ts";
import { enhanceMenuAndSearch } from "./layout/menu-and-search.ts";

startIslands();
enhanceMenuAndSearch();

// WebKit reports an unhandled error on the old page when the visitor comes back after a view transition.
addEventListener("pageswap", ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
