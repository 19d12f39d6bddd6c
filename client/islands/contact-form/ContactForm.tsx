import { css } from "@linaria/core";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import { type ContactField, contactFields } from "#shared/contact-form.ts";
import type { Site } from "#shared/content/site.ts";
import type { Company } from "#shared/content/types.ts";
import { ContactFormField } from "./ContactFormField.tsx";
import { DirectContact } from "./DirectContact.tsx";
import { FormActions, type FormActionsProps } from "./FormActions.tsx";

interface ContactFormProps {
  content: Site["contactForm"];
  company: Company;
}

/** The contact form. In the browser, React hydrates the actions alone. */
export function ContactForm({ content, company }: ContactFormProps) {
  const props: FormActionsProps = { email: company.email, content };
  const isMessage = ({ name }: ContactField) => name === "message";
  const renderField = (field: ContactField) => (
    <ContactFormField key={field.name} field={field} content={content} />
  );
  return (
    <Island name="contact-form" props={props}>
      {/* A form with method "dialog" outside a dialog submits nothing (HTML, "form submission algorithm"). A
       visitor who submits before the script has loaded stays on the page, and no value appears in a URL. */}
      <form data-part="form" className={contactForm} method="dialog" noValidate>
        <div data-fields="" className={messageColumn}>
          {contactFields.filter(isMessage).map(renderField)}
        </div>
        <div data-fields="" className={detailsColumn}>
          {contactFields.filter((field) => !isMessage(field)).map(renderField)}
        </div>
        <div data-part="actions" className={actions}>
          <FormActions {...props} />
        </div>
        <DirectContact content={content} company={company} />
      </form>
    </Island>
  );
}

/* In a large window, the message fills the left half, and the row below the fields on the right grows with it. */
const contactForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.gap};
  &[data-status="success"] > [inert] {
    display: none;
  }
  ${media.laptop} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    > * {
      grid-column: 2;
    }
  }
`;

const messageColumn = css`
  ${media.laptop} {
    grid-area: 1 / 1 / span 2;
    margin-right: ${space.xl};
  }
`;

const detailsColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.gap};
  ${media.largePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: start;
  gap: ${space.m} ${space.l};
  > button {
    min-width: min(11rem, 100%);
    &:disabled {
      background: ${color.hairline};
      color: ${color.text};
      cursor: default;
    }
  }
  ${media.laptop} {
    margin-top: ${space.m};
  }
  [data-status="success"] & {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    ${media.laptop} {
      grid: auto 1fr / repeat(2, minmax(0, 1fr));
      grid-column: 1 / -1;
      column-gap: ${space.gap};
      > blockquote {
        grid-area: 1 / 1 / span 2;
        margin-right: ${space.xl};
      }
    }
  }
  [data-without-script] & {
    display: none;
  }
`;
