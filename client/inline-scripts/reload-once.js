// Reloads a page whose script or picture is gone (404): after a deployment, the new page refers to the new files. It
// reloads at most once per file and tab, and never if the browser refuses storage, is offline, or a field of the draft
// has the focus. On <html>, it removes data-without-script, and sets it again when a script of this site fails to load.
// See https://vite.dev/guide/build#load-error-handling
{
  const root = document.documentElement;
  root.removeAttribute("data-without-script");
  /** @param {Event} event */
  const reloadOnce = ({ target }) => {
    // Not one that an extension or a CDN has added.
    if (target instanceof HTMLScriptElement && target.matches('[type="module"][src^="/"]'))
      root.setAttribute("data-without-script", "");
    /** @type {any[]} */
    const resources = performance.getEntriesByType("resource");
    // The first file of the page that is gone: error events do not expose the HTTP status.
    const gone = resources.find(({ responseStatus }) => responseStatus === 404)?.name;
    try {
      if (!gone || sessionStorage[gone] || document.querySelector("[data-draft]:focus")) return;
      sessionStorage[gone] = true;
      location.reload();
    } catch {}
  };
  addEventListener("error", reloadOnce, true);
  addEventListener("vite:preloadError", reloadOnce);
}
