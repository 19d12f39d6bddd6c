import type { ComponentType } from "react";

/** Brings a piece of the server's HTML to life. A platform island just adds behaviour; a React one hydrates. */
export type Mount<Props> = (root: HTMLElement, props: Props) => void;

/** Loads React beside the component, so that an island that needs no React never asks for it. */
async function hydrating<Props extends object>(
  component: Promise<ComponentType<Props>>,
): Promise<{ mount: Mount<Props> }> {
  const [{ hydrate }, Component] = await Promise.all([import("./hydrate.ts"), component]);
  return { mount: (root, props) => hydrate(root, Component, props) };
}

/** Every island by the name that the server writes into `data-island`; each one is a chunk of its own. */
export const islands = {
  carousel: () => import("./carousel/carousel.ts"),
  "first-sentence": () => import("./first-sentence/first-sentence.ts"),
  "load-more": () => import("./load-more/load-more.ts"),
  "opening-hours": () => import("./opening-hours/opening-hours.ts"),
  "contact-form": () =>
    hydrating(import("./contact-form/ContactForm.tsx").then((module) => module.ContactForm)),
};

export type IslandName = keyof typeof islands;

/** What an island's `mount` takes beside its root; `undefined` when it takes nothing. */
export type IslandProps<Name extends IslandName> = Parameters<
  Awaited<ReturnType<(typeof islands)[Name]>>["mount"]
>[1];
