import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { ContactForm } from "#client/islands/contact-form/ContactForm.tsx";
import { contactFormProps } from "#client/islands/contact-form/contact-form-props.ts";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { contactPage } from "#shared/content/contact-page.ts";

export function ContactFormSection() {
  const { id, label, heading } = contactPage.form;
  return (
    <Section id={id} label={label} heading={heading} className={section}>
      <Island name="contact-form" load="load" props={contactFormProps} className={form}>
        <ContactForm {...contactFormProps} />
      </Island>
    </Section>
  );
}

/* Follows at once: the form is what the page is for. */
const section = css`
  padding-top: ${space.xl};
`;

const form = css`
  ${media.laptop} {
    grid-column: 4 / span 8;
  }
`;
