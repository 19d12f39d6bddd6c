import { reloadAfterDeploy } from "./islands/reload-after-deploy.ts";
import { startIslands } from "./islands/start-islands.ts";
import { enhanceMenuAndSearch } from "./layout/menu-and-search.ts";

reloadAfterDeploy();
startIslands();
enhanceMenuAndSearch();

// WebKit reports the end of a view transition as an unhandled error on the page that was left, once the visitor is back.
addEventListener("pageswap", ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
