import { islands } from "./registry.ts";

/** Starts every island of the page. A failed island keeps the server's HTML and does not stop the others. */
export function startIslands() {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    start(root).catch((error: unknown) => {
      root.dataset["islandFailed"] = "";
      // biome-ignore lint/suspicious/noConsole: the visitor's console is the only place to report it
      console.error(`The island "${root.dataset["island"]}" failed:`, error);
    });
  }
}

async function start(root: HTMLElement) {
  const { island = "", load, props } = root.dataset;
  if (!isIsland(island)) throw new Error("client/islands/registry.ts has no island of this name");
  if (load === "visible") await nearing(root);
  const { mount } = await islands[island]();
  // Island.tsx checks the types of the props when the server writes them.
  await (mount as (root: HTMLElement, props: unknown) => unknown)(root, props && JSON.parse(props));
}

function isIsland(name: string): name is keyof typeof islands {
  return Object.hasOwn(islands, name);
}

/** Resolves when the visitor scrolls near the element: on a prerendered page, not before it is shown. */
function nearing(root: Element) {
  return new Promise<void>((resolve) => {
    const resolveWhenNear: IntersectionObserverCallback = (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    };
    new IntersectionObserver(resolveWhenNear, { rootMargin: "300px" }).observe(root);
  });
}
