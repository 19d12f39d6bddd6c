import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";

/** Hydrates the form. If React throws, it leaves nothing, so this restores the server's HTML. */
export function mount(root: HTMLElement, props: ContactFormProps) {
  const serverHtml = [...root.childNodes].map((node) => node.cloneNode(true));
  hydrateRoot(root, createElement(ContactForm, props), {
    onUncaughtError(error) {
      reportError(error);
      root.dataset["islandFailed"] = "";
      // React empties the root when this returns.
      queueMicrotask(() => root.replaceChildren(...serverHtml));
    },
  });
}
