const { dataset } = document.documentElement;
delete dataset.islandFailed;
const reloadOnce = (event) => {
  if (event.target.type === "module") dataset.islandFailed = "";
  const gone = performance.getEntries().find((entry) => entry.responseStatus === 404)?.name;
  const fields = document.querySelectorAll("input:not([type=range]), select, textarea");
  try {
    if (!/js$/.test(gone) || sessionStorage[gone]) return;
    for (const { value } of fields) if (value) return;
    sessionStorage[gone] = true;
    location.reload();
  } catch {}
};
addEventListener("error", reloadOnce, true);
addEventListener("vite:preloadError", reloadOnce);
