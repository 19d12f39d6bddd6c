import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { findParts } from "#client/islands/find-parts.ts";
import { FormActions, type FormActionsProps } from "./FormActions.tsx";
import { showState } from "./fields.ts";

type Parts = { form: HTMLFormElement; actions: HTMLElement };

/** Hydrates the button and what appears beside it. The fields stay as they are, with what was entered. */
export function mount(root: HTMLElement, props: Omit<FormActionsProps, "form">) {
  const { form, actions } = findParts<Parts>(root);
  // React then removes the actions. Email and phone replace them.
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    root.dataset.withoutScript = "";
    showState(form, "idle", {});
  };
  hydrateRoot(actions, createElement(FormActions, { ...props, form }), { onUncaughtError });
}
