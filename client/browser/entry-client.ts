import { startIslands } from "#client/islands/start-islands.ts";
import { enhanceMenuAndSearch } from "./menu-and-search.ts";

startIslands();
enhanceMenuAndSearch();
