import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates a component's server HTML. Restores that HTML if the component throws,
 * because React would leave nothing.
 */
export function hydrate<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
) {
  const serverHtml = [...root.childNodes].map((node) => node.cloneNode(true));
  hydrateRoot(root, createElement(component, props), {
    onUncaughtError(error) {
      reportError(error);
      root.dataset["islandFailed"] = "";
      // React empties the root when this returns.
      queueMicrotask(() => root.replaceChildren(...serverHtml));
    },
  });
}
