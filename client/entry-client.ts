import { ignoreHeldEnter } from "./held-enter.ts";
import { startIslands } from "./islands/load-islands.ts";
import { enhanceMenuAndSearch } from "./layout/menu-and-search.ts";

// The inline script has done this, unless something on the way has changed it.
delete document.documentElement.dataset["withoutScript"];
startIslands();
enhanceMenuAndSearch();
ignoreHeldEnter();
