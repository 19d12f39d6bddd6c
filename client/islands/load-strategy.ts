/** When an island loads: with the page, or when the visitor scrolls near it. */
export type LoadStrategy = "load" | "visible";

/** Resolves when an island with this strategy should load. */
export function loadTime(root: Element, strategy: string | undefined): Promise<void> {
  return strategy === "visible" ? isNear(root) : Promise.resolve();
}

function isNear(root: Element) {
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "300px" },
    );
    observer.observe(root);
  });
}
