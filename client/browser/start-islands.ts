import { moment } from "./moment.ts";
import { nextTask } from "./next-task.ts";
import { islands } from "./registry.ts";
import { reloadAfterDeploy } from "./reload-after-deploy.ts";

/** Every island for itself: one that fails leaves its HTML as the server sent it, and the others alone. */
export function startIslands() {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
    start(root).catch((error: unknown) => {
      root.dataset["islandFailed"] = "";
      // biome-ignore lint/suspicious/noConsole: the one place where a visitor's browser can say what broke
      console.error(`The island "${root.dataset["island"]}" failed:`, error);
    });
  }
}

async function start(root: HTMLElement) {
  const { island = "", when, props } = root.dataset;
  const load = isIsland(island) && islands[island];
  if (!load) throw new Error(`there is no island of this name in client/browser/registry.ts`);
  await moment(root, when);
  const { mount } = await load().catch((error: unknown) => {
    reloadAfterDeploy();
    throw error;
  });
  // This task has run the island's module, which is long enough on a poor phone.
  await nextTask();
  // The server wrote the props for this island's own type; see ui/Island.tsx.
  (mount as (root: HTMLElement, props: unknown) => void)(root, props && JSON.parse(props));
}

function isIsland(name: string): name is keyof typeof islands {
  return Object.hasOwn(islands, name);
}
