const { dataset } = document.documentElement;
delete dataset.islandFailed;
const reloadOnce = ({ target }) => {
  if (target.type === "module") dataset.islandFailed = "";
  const gone = performance.getEntries().find(({ responseStatus }) => responseStatus === 404)?.name;
  const fields = document.querySelectorAll("input:not([type=range]), select, textarea");
  try {
    if (!/js$/.test(gone) || sessionStorage[gone]) return;
    for (const { value } of fields) if (value) return;
    sessionStorage[gone] = 1;
    location.reload();
  } catch {}
};
addEventListener("error", reloadOnce, true);
addEventListener("vite:preloadError", reloadOnce);
