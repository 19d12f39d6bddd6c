import { reloadAfterDeploy } from "./islands/reload-after-deploy.ts";
import { startIslands } from "./islands/start-islands.ts";
import { enhanceMenuAndSearch } from "./layout/menu-and-search.ts";

reloadAfterDeploy();
startIslands();
enhanceMenuAndSearch();
