import { createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
import { restoreSnapshot, takeSnapshot } from "./form-draft.ts";

const formIn = (root: HTMLElement) => root.querySelector("form") as HTMLFormElement;

/**
 * Hydrates the form in one task, in which the visitor cannot type. If that or the open form fails, it restores the
 * server's HTML and what was entered, because React would leave nothing.
 */
export async function mount(root: HTMLElement, props: ContactFormProps) {
  // It waits for at most a second until the browser has nothing else to do. Safari has no idle callbacks.
  const { requestIdleCallback = (resolve) => setTimeout(resolve) } = window;
  await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  const serverHtml = [...root.childNodes].map((node) => node.cloneNode(true));
  let form = formIn(root);
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    root.dataset["withoutScript"] = "";
    const snapshot = takeSnapshot(form);
    // React empties the root when this returns.
    queueMicrotask(() => {
      root.replaceChildren(...serverHtml);
      restoreSnapshot(formIn(root), snapshot);
    });
  };
  const element = createElement(ContactForm, { ...props, earlierInput: takeSnapshot(form) });
  flushSync(() => hydrateRoot(root, element, { onUncaughtError }));
  form = formIn(root);
}
