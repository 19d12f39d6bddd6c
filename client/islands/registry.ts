import type { ComponentType } from "react";

/** Starts an island on the server's HTML. Some islands only add behaviour, others hydrate React. */
export type Mount<Props> = (root: HTMLElement, props: Props) => void | Promise<void>;

/** Loads React together with the component. Pages whose islands need no React never load it. */
async function hydrating<Props extends object>(
  component: Promise<ComponentType<Props>>,
): Promise<{ mount: Mount<Props> }> {
  const [{ hydrate }, Component] = await Promise.all([import("./hydrate.ts"), component]);
  return { mount: (root, props) => hydrate(root, Component, props) };
}

/** All islands by the name in `data-island`. Each one is a chunk of its own. */
export const islands = {
  carousel: () => import("./carousel/carousel.ts"),
  "first-sentence": () => import("./first-sentence/first-sentence.ts"),
  "handbook-bot": () => import("./handbook-bot/handbook-bot.ts"),
  "load-more": () => import("./load-more/load-more.ts"),
  "long-version": () => import("./long-version/long-version.ts"),
  "open-now": () => import("./open-now/open-now.ts"),
  timetable: () => import("./timetable/timetable.ts"),
  "contact-form": () =>
    hydrating(import("./contact-form/ContactForm.tsx").then((module) => module.ContactForm)),
};

export type IslandName = keyof typeof islands;

/** The second parameter of an island's `mount`. `undefined` when it takes none. */
export type IslandProps<Name extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islands)[Name]>>["mount"]
>[1];
