/**
 * While a new build is rolled out, a page of the old one may ask for a chunk that is gone. Loading the page once more
 * brings the new build's names. It is done only when that is the reason, at most once for each build, and never when
 * it would cost the visitor something typed.
 */
export function reloadAfterDeploy() {
  if (!isChunkGone() || hasTyped()) return;
  const guard = `reloaded ${import.meta.url}`;
  try {
    if (sessionStorage.getItem(guard)) return;
    sessionStorage.setItem(guard, "1");
  } catch {
    // Without a memory it could go round in circles.
    return;
  }
  location.reload();
}

/** A server's answer, not a lost connection: reloading without one would lose the readable page, too. */
function isChunkGone() {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return resources.some(({ name, responseStatus }) => responseStatus === 404 && name.endsWith(".js"));
}

function hasTyped() {
  const fields = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
  return [...fields].some((field) => field.value !== "");
}
