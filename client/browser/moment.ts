/** When an island is fetched: with the page, or when the visitor comes near. */
export type Moment = "load" | "visible";

/** Resolves when the moment of an island has come. */
export function moment(root: Element, when: string | undefined): Promise<unknown> {
  return when === "visible" ? nearby(root) : Promise.resolve();
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
