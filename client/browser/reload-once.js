{
  const { dataset } = document.documentElement;
  delete dataset.withoutScript;
  const reloadOnce = ({ target }) => {
    if (target.type === "module") dataset.withoutScript = "";
    const gone = performance.getEntries().find(({ responseStatus }) => responseStatus === 404)?.name;
    try {
      if (!gone || sessionStorage[gone] || document.querySelector("[data-draft]:focus")) return;
      sessionStorage[gone] = true;
      location.reload();
    } catch {}
  };
  addEventListener("error", reloadOnce, true);
  addEventListener("vite:preloadError", reloadOnce);
}
