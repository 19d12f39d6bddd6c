import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

export function hydrate<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
) {
  hydrateRoot(root, createElement(component, props));
}
