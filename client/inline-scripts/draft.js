// The draft is what the visitor has typed: the value of each field, by its data-draft name. It also remembers the
// subject that a link has suggested. It is in the tab's session storage, and this script alone puts it into fields,
// before anybody can type. The form needs no code for it: like the browser's autofill, this script dispatches `input`
// events. In Contact, the script is inlined; elsewhere, the message field is disabled until its own script has imported
// this one.
//
//   a new visit            when the page has been parsed: read, follow the link, show
//   a prerendered page     the same; and again when it is shown, because other pages may have changed the draft
//   a reload, or Back      when it has been parsed; and at `pageshow`: the browser has put older values into fields
//   Back to a cached page  at `pageshow`, because other pages may have changed the draft
//   a change, or leaving   save
//
// An inlined script has no scope of its own: the block keeps its names out of the page.
{
  /** @type {any[]} */
  const [navigation] = performance.getEntriesByType("navigation");
  const isNewVisit = navigation.type === "navigate";
  // On a reload or Back, the link is not followed again.
  const link = new URLSearchParams(isNewVisit ? location.search : "");
  /** @type {{ texts: Record<string, string>, suggestedSubject: string }} */
  const draft = { texts: {}, suggestedSubject: "" };

  /** @type {() => NodeListOf<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>} */
  const listFields = () => document.querySelectorAll("[data-draft]");
  const save = () => {
    for (const { dataset, value } of listFields()) {
      const { draft: name = "" } = dataset;
      // An emptied field replaces its saved text, too.
      if (value || draft.texts[name]) draft.texts[name] = value;
    }
    try {
      sessionStorage.draft = JSON.stringify(draft);
    } catch {}
  };
  const read = () => {
    try {
      Object.assign(draft, JSON.parse(sessionStorage.draft ?? "{}"));
    } catch {}
  };
  const show = () => {
    const restored = [];
    for (const field of listFields()) {
      const saved = draft.texts[field.dataset.draft ?? ""];
      // A field keeps its value if the draft has none for it.
      if (saved === undefined || saved === field.value) continue;
      field.value = saved;
      restored.push(field);
    }
    for (const field of restored) field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // A link such as /contact?service=ui-ux-design&subject=UI/UX selects the service. Its subject replaces that of an
  // earlier link, and never one that the visitor has typed.
  const followLink = () => {
    const [service, subject] = [link.get("service"), link.get("subject")];
    if (service && document.querySelector(`[data-draft=service] [value="${CSS.escape(service)}"]`))
      draft.texts.service = service;
    const { subject: current } = draft.texts;
    const isOwn = current && current !== draft.suggestedSubject;
    if (!subject || isOwn) return;
    draft.texts.subject = subject;
    draft.suggestedSubject = subject;
  };
  const restore = () => {
    read();
    followLink();
    show();
    if (link.size > 0) save();
  };

  document.addEventListener("prerenderingchange", restore);
  addEventListener("pageshow", ({ persisted }) => {
    if (isNewVisit && !persisted) return;
    read();
    show();
  });
  const start = () => {
    restore();
    addEventListener("input", save);
    // The event comes before the fields are emptied.
    addEventListener("reset", () => setTimeout(save));
    // Some tools fill in forms without an event.
    addEventListener("pagehide", save);
  };
  // Before DOMContentLoaded, which waits for module scripts.
  if (document.readyState === "loading") document.addEventListener("readystatechange", start, { once: true });
  else start();
  // Firefox restores a page from its back/forward cache with the session storage from when the visitor left it. On
  // desktop, it does not cache pages that listen to this event.
  if (navigator.userAgent.includes("Firefox")) addEventListener("unload", () => {});
}
