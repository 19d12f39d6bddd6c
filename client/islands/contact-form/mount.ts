import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";

/** Hydrates the form. If that fails, it restores the server's HTML, because React would leave nothing. */
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
