import { hydrate } from "#client/islands/hydrate.ts";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";

export const mount = (root: HTMLElement, props: ContactFormProps) => hydrate(root, ContactForm, props);
