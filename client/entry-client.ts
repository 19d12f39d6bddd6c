import { startIslands } from "./islands/load-islands.ts";
import { enhanceMenuAndSearch } from "./layout/menu-and-search.ts";

// Firefox gives a page of its back/forward cache the session storage of the time when the visitor left it, without
// what was written since. It caches no page that listens to this event.
if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});
startIslands();
enhanceMenuAndSearch();
