import { ignoreHeldEnter } from "./held-enter.ts";
import { startIslands } from "./islands/load-islands.ts";
import { enhanceMenuAndSearch } from "./layout/menu-and-search.ts";

startIslands();
enhanceMenuAndSearch();
ignoreHeldEnter();
