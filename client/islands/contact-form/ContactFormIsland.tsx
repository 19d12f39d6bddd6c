import { Island } from "#client/islands/Island.tsx";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
import type { mount } from "./mount.ts";

/** The contact form, which React hydrates. */
export function ContactFormIsland(props: ContactFormProps) {
  return (
    <Island<typeof mount> name="contact-form" props={props}>
      <ContactForm {...props} />
    </Island>
  );
}
