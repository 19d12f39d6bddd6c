// Keeps the draft in the tab's session storage: the texts of all fields with data-draft, by that name, and the subject that
// a link has suggested. A page shows it before anybody can type. From then on, the texts are what the fields contain.
{
  // After a reload or Back, the link has been followed already.
  const [{ type }] = performance.getEntriesByType("navigation");
  const isNew = type === "navigate";
  const link = new URLSearchParams(isNew ? location.search : "");
  const draft = { texts: {}, suggestedSubject: "" };

  const listFields = () => [...document.querySelectorAll("[data-draft]")];
  const save = () => {
    // An emptied field replaces its saved text, too.
    for (const { dataset, value } of listFields())
      if (value || draft.texts[dataset.draft]) draft.texts[dataset.draft] = value;
    try {
      sessionStorage.setItem("draft", JSON.stringify(draft));
    } catch {}
  };
  const read = () => {
    try {
      Object.assign(draft, JSON.parse(sessionStorage.getItem("draft")));
    } catch {}
  };
  // A field keeps its value if the draft has none for it.
  const show = () => {
    const { texts } = draft;
    const outdated = listFields().filter(({ dataset, value }) => value !== (texts[dataset.draft] ?? value));
    for (const field of outdated) field.value = texts[field.dataset.draft];
    for (const field of outdated) field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // A link such as /contact?service=ui-ux-design&subject=UI/UX selects the service. Its subject replaces that of an earlier
  // link, and never one that the visitor has typed.
  const followLink = () => {
    const [service, subject] = [link.get("service"), link.get("subject")];
    if (service && document.querySelector(`[data-draft=service] [value="${CSS.escape(service)}"]`))
      draft.texts.service = service;
    const isOwn = draft.texts.subject && draft.texts.subject !== draft.suggestedSubject;
    if (subject && !isOwn) draft.texts.subject = draft.suggestedSubject = subject;
  };
  const restore = () => {
    read();
    followLink();
    show();
    if (link.size > 0) save();
  };

  // Other pages may have changed the draft since this one was prerendered or left.
  document.addEventListener("prerenderingchange", restore);
  addEventListener("pageshow", ({ persisted }) => {
    // On a new page, `restore` has just done it.
    if (isNew && !persisted) return;
    read();
    show();
  });
  const start = () => {
    restore();
    addEventListener("input", save);
    // Some tools fill in forms without an event.
    addEventListener("pagehide", save);
  };
  if (document.readyState === "loading") document.addEventListener("readystatechange", start, { once: true });
  else start();
  // Firefox restores a page from its back/forward cache with the session storage from when the visitor left it. On desktop,
  // it does not cache pages that listen to this event.
  if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});
}
