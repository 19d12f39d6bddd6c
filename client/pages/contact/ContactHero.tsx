import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { ContactForm } from "#client/islands/contact-form/ContactForm.tsx";
import { Island } from "#client/islands/Island.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { FormLetter } from "./FormLetter.tsx";

/** The promise on a dark background, and the form, which looks like a letter. */
interface ContactHeroProps {
  content: SiteContent["contactPage"];
  form: SiteContent["contactForm"];
}

export function ContactHero({ content, form }: ContactHeroProps) {
  const { email, phone } = useSite().company;
  const { heading, lead, letter } = content;
  const props = { content: form, email, phone };
  return (
    <section aria-labelledby="top" className={cx(band, ink, hero)}>
      <h1 id="top">{heading}</h1>
      <p>{lead}</p>
      <FormLetter content={letter}>
        <Island name="contact-form" load="load" props={props}>
          <ContactForm {...props} />
        </Island>
      </FormLetter>
    </section>
  );
}

const hero = css`
  row-gap: ${space.m};
  /* The next section would cover the shadow below the letter, which is 3 px. */
  padding-block: clamp(1.75rem, 2vw, 3rem) 3px;
  > p {
    max-width: 15.5em;
    font-size: ${size.lead};
    line-height: 1.4;
  }
  ${media.tablet} {
    > h1 {
      grid-column: 1 / span 7;
    }
    > p {
      grid-column: 8 / -1;
      align-self: end;
    }
    > div {
      margin-top: ${space.l};
    }
  }
  ${media.laptop} {
    grid-template-rows: auto 1fr;
    > h1 {
      grid-column: 1 / span 5;
      max-width: 5.5em;
      font-size: ${size.title};
    }
    /* Its lower edge aligns with the letter's button, and stays in the window when the letter grows. */
    > p {
      position: sticky;
      bottom: ${space.xl};
      grid-column: 1 / span 5;
      margin-bottom: calc(10rem + ${space.s} + ${space.l} + 12px);
      font-size: ${size.subheading};
      line-height: 1.3;
    }
    > div {
      grid-area: 1 / 6 / span 2 / -1;
      align-self: start;
      margin: 0;
    }
  }
  ${media.desktop} {
    > h1,
    > p {
      grid-column-end: span 6;
    }
    > div {
      grid-column-start: 7;
    }
  }
`;
