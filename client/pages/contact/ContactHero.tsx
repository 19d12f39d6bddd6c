import { css } from "@linaria/core";
import { SectionShell } from "#client/components/Section.tsx";
import { ContactForm } from "#client/islands/contact-form/ContactForm.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { largeText } from "#client/styles/section.ts";
import { space } from "#client/styles/tokens.ts";

export function ContactHero() {
  const { pageTexts, contactForm, company } = useSite();
  const { contact } = pageTexts;
  return (
    <SectionShell id="top" className={hero}>
      <h1 id="top-heading">{contact.heading}</h1>
      <p className={largeText}>{contact.lead}</p>
      <div id="form">
        <ContactForm content={contactForm} company={company} />
      </div>
    </SectionShell>
  );
}

const hero = css`
  > p {
    max-width: 24em;
  }
  > div {
    scroll-margin-top: ${space.scrollOffset};
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
