/**
 * Reloads the page once when a script of an old build is gone. The new page names the new scripts. A deployment
 * keeps the scripts of the release before (server/OPERATIONS.md), so this is for tabs that are older. It reloads
 * at most once per build and tab, and never when the visitor has typed something.
 * @see https://vite.dev/guide/build#load-error-handling
 */
export function reloadAfterDeploy() {
  addEventListener("vite:preloadError", () => {
    if (!isScriptGone() || hasTyped() || hasReloaded()) return;
    location.reload();
  });
}

/** Whether the server answered 404 for a script. Without a connection a reload would lose the page. */
function isScriptGone() {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return resources.some(({ name, responseStatus }) => responseStatus === 404 && name.endsWith(".js"));
}

function hasTyped() {
  const fields = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
  return [...fields].some((field) => field.value !== "");
}

/**
 * Whether this build has already reloaded the page in this tab; remembers that it has. Always true without
 * storage: otherwise the page would reload endlessly.
 */
function hasReloaded() {
  const key = `reloaded ${import.meta.url}`;
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, "1");
    return false;
  } catch {
    return true;
  }
}
