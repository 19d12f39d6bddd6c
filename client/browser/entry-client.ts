import { startIslands } from "#client/islands/start-islands.ts";
import { enhanceMenuAndSearch } from "./menu-and-search.ts";

// The inline script has done this, unless a proxy or CDN has removed or deferred it.
delete document.documentElement.dataset.withoutScript;
startIslands();
enhanceMenuAndSearch();
