{
  const [{ type }] = performance.getEntriesByType("navigation");
  const isNew = type === "navigate";
  const link = new URLSearchParams(isNew ? location.search : "");
  let draft = {};

  const listFields = () => [...document.querySelectorAll("[data-draft]")];
  const save = () => {
    for (const { dataset, value } of listFields())
      if (value || draft[dataset.draft]) draft[dataset.draft] = value;
    try {
      sessionStorage.setItem("draft", JSON.stringify(draft));
    } catch {}
  };
  const read = () => {
    try {
      draft = JSON.parse(sessionStorage.getItem("draft")) ?? draft;
    } catch {}
  };
  const show = () => {
    const outdated = listFields().filter(({ dataset, value }) => value !== (draft[dataset.draft] ?? value));
    for (const field of outdated) field.value = draft[field.dataset.draft];
    for (const field of outdated) field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const followLink = () => {
    const [service, subject] = [link.get("service"), link.get("subject")];
    if (document.querySelector(`[data-draft=service] [value="${CSS.escape(service)}"]`))
      draft.service = service;
    if (subject && (draft.subject || draft.suggestion) === draft.suggestion)
      draft.subject = draft.suggestion = subject;
  };
  const open = () => {
    read();
    followLink();
    show();
    if (link.size > 0) save();
  };

  document.addEventListener("prerenderingchange", open);
  addEventListener("pageshow", ({ persisted }) => {
    if (isNew && !persisted) return;
    read();
    show();
  });
  const start = () => {
    open();
    addEventListener("input", save);
    addEventListener("pagehide", save);
  };
  if (document.readyState === "loading") document.addEventListener("readystatechange", start, { once: true });
  else start();
  if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});
}
