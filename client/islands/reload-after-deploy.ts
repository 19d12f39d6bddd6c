/**
 * While a new build is rolled out, a page of the old one may ask for a script that is gone. Loading the page once more
 * brings the new names: at most once in each tab, and never when the visitor has typed something.
 * @see https://vite.dev/guide/build#load-error-handling
 */
export function reloadAfterDeploy() {
  addEventListener("vite:preloadError", () => {
    if (!isScriptGone() || hasTyped() || hasReloaded()) return;
    location.reload();
  });
}

/** Asks for the server's answer: without a connection, a reload would lose the page. */
function isScriptGone() {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return resources.some(({ name, responseStatus }) => responseStatus === 404 && name.endsWith(".js"));
}

function hasTyped() {
  const fields = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
  return [...fields].some((field) => field.value !== "");
}

/** Remembers the reload for this build. Without storage, the page must not reload: it would never stop. */
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
