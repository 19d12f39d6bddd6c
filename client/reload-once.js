const { dataset } = document.documentElement;
delete dataset.withoutScript;
const reloadOnce = (event) => {
  if (event.target.type === "module") dataset.withoutScript = "";
  const isGone = ({ name, responseStatus }) => responseStatus === 404 && /(js|avif)$/.test(name);
  const gone = performance.getEntries().find(isGone)?.name;
  try {
    if (!gone || sessionStorage[gone] || document.querySelector("[data-draft]:focus")) return;
    sessionStorage[gone] = true;
    location.reload();
  } catch {}
};
addEventListener("error", reloadOnce, true);
addEventListener("vite:preloadError", reloadOnce);
