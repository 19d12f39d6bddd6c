{
  const { dataset } = document.documentElement;
  delete dataset.islandFailed;
  const isGone = ({ name, responseStatus }) => responseStatus === 404 && name.endsWith(".js");
  const reloadOnce = ({ target }) => {
    if (target.type === "module") dataset.islandFailed = "";
    const script = performance.getEntriesByType("resource").find(isGone)?.name;
    const fields = [...document.querySelectorAll("input:not([type=range]), select, textarea")];
    try {
      if (!script || fields.some(({ value }) => value) || sessionStorage[script]) return;
      sessionStorage[script] = "gone";
      location.reload();
    } catch {}
  };
  addEventListener("error", reloadOnce, true);
  addEventListener("vite:preloadError", reloadOnce);
}
