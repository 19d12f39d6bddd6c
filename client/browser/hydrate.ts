// Before React's own.
import "./no-stacks.ts";
import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { restoreStacks } from "./no-stacks.ts";

restoreStacks();

/** Brings a component's server HTML to life. A component that breaks gives that HTML back, where React would leave nothing. */
export function hydrate<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
) {
  const sent = [...root.childNodes].map((node) => node.cloneNode(true));
  // As a transition React does it piece by piece, and lets what a visitor does come between.
  startTransition(() => {
    hydrateRoot(root, createElement(component, props), {
      onUncaughtError(error) {
        reportError(error);
        root.dataset["islandFailed"] = "";
        // React empties the root when this returns.
        queueMicrotask(() => root.replaceChildren(...sent));
      },
    });
  });
}
