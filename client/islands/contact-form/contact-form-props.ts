import { brand } from "#shared/content/brand.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import type { ContactFormProps } from "./ContactForm.tsx";

const { id, ...words } = contactPage.form;

/** The props that the server passes to the contact form. */
export const contactFormProps: ContactFormProps = { words, email: brand.email, phone: brand.phone };
