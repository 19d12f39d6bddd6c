import { css } from "@linaria/core";
import { lead, SectionShell } from "#client/components/Section.tsx";
import { ContactForm } from "#client/islands/contact-form/ContactForm.tsx";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";

interface ContactHeroProps {
  content: Site["contactPage"];
  form: Site["contactForm"];
  company: Site["company"];
}

/** The question, the promise and the form. */
export function ContactHero({ content, form, company }: ContactHeroProps) {
  const props = { content: form, email: company.email, phone: company.phone };
  return (
    <SectionShell className={hero}>
      <h1 id="top">{content.heading}</h1>
      <p className={lead}>{content.lead}</p>
      <div id="form">
        <Island name="contact-form" load="load" props={props}>
          <ContactForm {...props} />
        </Island>
      </div>
    </SectionShell>
  );
}

const hero = css`
  row-gap: ${space.l};
  padding-top: ${space.xl};
  > p {
    max-width: 24em;
  }
  ${media.tablet} {
    row-gap: ${space.xl};
    > h1 {
      grid-column: 1 / span 6;
    }
    > p {
      grid-column: 7 / -1;
      align-self: end;
    }
  }
`;
