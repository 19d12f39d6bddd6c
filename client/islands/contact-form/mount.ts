import { createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
import { rememberInput } from "./fields.ts";

/** Hydrates the form synchronously, so that nobody can type in between, and keeps what was entered. */
export function mount(root: HTMLElement, props: ContactFormProps) {
  let form = root.querySelector("form") as HTMLFormElement;
  // If React fails, it takes the form out of the page. This puts it back as it was, with email and phone instead of a
  // button.
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    root.dataset.withoutScript = "";
    for (const part of form.querySelectorAll<HTMLElement>("[inert]")) part.inert = false;
    queueMicrotask(() => root.replaceChildren(form));
  };
  const putBack = rememberInput(form);
  flushSync(() => hydrateRoot(root, createElement(ContactForm, props), { onUncaughtError }));
  // React renders the form anew where a visitor's tool has changed the server's HTML.
  form = root.querySelector("form") ?? form;
  putBack(form);
}
