/** The script of each island, by its path. Each is a chunk of its own. Only the contact form's contains React. */
const scripts = import.meta.glob<{ mount: (root: HTMLElement, props: unknown) => unknown }>("./*/mount.ts");

/** Starts each island when the visitor comes near it. If one fails, the others still start. */
export function startIslands() {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    start(root).catch((error: unknown) => {
      root.dataset.withoutScript = "";
      // biome-ignore lint/suspicious/noConsole: the visitor's console is the only place to report it
      console.error(`The island "${root.dataset.island}" failed:`, error);
    });
  }
}

async function start(root: HTMLElement) {
  const { island, props } = root.dataset;
  const load = scripts[`./${island}/mount.ts`];
  if (!load) throw new Error("No script");
  // What a link leads to may be folded until the script shows it.
  const target = document.getElementById(location.hash.slice(1));
  if (!root.contains(target)) await Promise.race([whenNear(root), whenTabPressed]);
  const { mount } = await load();
  await mount(root, props && JSON.parse(props));
  // Tests wait for it.
  root.dataset.islandMounted = "";
}

/** Resolves when the visitor scrolls near the element. On a prerendered page, nothing is near until it is shown. */
const whenNear = (root: Element) =>
  new Promise<void>((resolve) => {
    const resolveWhenNear: IntersectionObserverCallback = (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    };
    new IntersectionObserver(resolveWhenNear, { rootMargin: "300px" }).observe(root);
  });

/** Resolves when the visitor presses Tab, which would skip controls that are still disabled. */
const whenTabPressed = new Promise<void>((resolve) => {
  addEventListener("keydown", ({ key }) => key === "Tab" && resolve());
});
