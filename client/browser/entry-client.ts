import { startIslands } from "#client/islands/start-islands.ts";
import { ignoreHeldEnter } from "./held-enter.ts";
import { enhanceMenuAndSearch } from "./menu-and-search.ts";

startIslands();
enhanceMenuAndSearch();
ignoreHeldEnter();
