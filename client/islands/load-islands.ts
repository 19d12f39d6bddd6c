/**
 * All islands by their name in `data-island`. Each is a chunk of its own, whose `mount` starts it on the server's
 * HTML. Only the contact form's chunk contains React.
 */
const islands = {
  carousel: () => import("./carousel/mount.ts"),
  "contact-form": () => import("./contact-form/mount.ts"),
  "message-field": () => import("./message-field/mount.ts"),
  "handbook-bot": () => import("./handbook-bot/mount.ts"),
  "load-more": () => import("./load-more/mount.ts"),
  "word-picker": () => import("./word-picker/mount.ts"),
  "scroll-story": () => import("./scroll-story/mount.ts"),
  "open-now": () => import("./open-now/mount.ts"),
  timetable: () => import("./timetable/mount.ts"),
};

export type IslandName = keyof typeof islands;

/** The second parameter of an island's `mount`. `undefined` if it takes none. */
export type IslandProps<Name extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islands)[Name]>>["mount"]
>[1];

/** Starts every island on the page. If one fails, its server HTML stays and the others still start. */
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
  if (!isIsland(island)) throw new Error("load-islands.ts does not list it");
  if (load === "visible") await nearing(root);
  const { mount } = await islands[island]();
  // Island.tsx checks the types of the props when the server writes them.
  await (mount as (root: HTMLElement, props: unknown) => unknown)(root, props && JSON.parse(props));
}

function isIsland(name: string): name is keyof typeof islands {
  return Object.hasOwn(islands, name);
}

/** Resolves when the visitor scrolls near the element. On a prerendered page, it waits until the page is shown. */
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
