const { dataset } = document.documentElement;
delete dataset.withoutScript;
const reloadOnce = (event) => {
  if (event.target.type === "module") dataset.withoutScript = "";
  const isGone = ({ name, responseStatus }) => responseStatus === 404 && /(js|avif)$/.test(name);
  const gone = performance.getEntries().find(isGone)?.name;
  const fields = document.querySelectorAll("input:not([type=radio]), select, textarea");
  try {
    if (!gone || sessionStorage[gone]) return;
    for (const { value } of fields) if (value) return;
    sessionStorage[gone] = true;
    location.reload();
  } catch {}
};
for (const type of ["beforeinput", "input"])
  addEventListener(type, ({ target }) => {
    target.dataset.edited ??= target.value;
  });
addEventListener("error", reloadOnce, true);
addEventListener("vite:preloadError", reloadOnce);
