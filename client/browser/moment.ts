/** When an island is fetched: with the page, when the browser is idle, or when the visitor comes near. */
export type Moment = "load" | "idle" | "visible";

/** Resolves when the moment of an island has come. */
export function moment(root: Element, when: string | undefined): Promise<unknown> {
  if (when === "visible") return nearby(root);
  if (when === "idle") return idle();
  return Promise.resolve();
}

function nearby(root: Element) {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve(undefined);
      },
      { rootMargin: "300px" },
    );
    observer.observe(root);
  });
}

function idle() {
  // Safari has no idle callback yet.
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
