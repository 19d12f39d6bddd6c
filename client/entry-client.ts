import { startIslands } from "./islands/start-islands.ts";
import { enhanceMenuAndSearch } from "./layout/menu-and-search.ts";

startIslands();
enhanceMenuAndSearch();
