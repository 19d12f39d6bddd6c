import { css, cx } from "@linaria/core";
import { ink } from "#client/components/Section.tsx";
import { ContactForm } from "#client/islands/contact-form/ContactForm.tsx";
import { contactFormProps } from "#client/islands/contact-form/contact-form-props.ts";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { color, hang, sideOf, size, space } from "#client/styles/tokens.ts";
import { contactPage } from "#shared/content/contact-page.ts";

/** The promise on ink, the form beside it on paper: with the ink of the next section, a frame around the form. */
export function ContactHero() {
  const { heading, lead, form } = contactPage;
  return (
    <section id="first-screen" aria-labelledby="top" className={hero}>
      <div className={cx(ink, promise)}>
        <h1 id="top">{heading}</h1>
        <p>{lead}</p>
      </div>
      <div id={form.id} className={paper}>
        <Island name="contact-form" load="load" props={contactFormProps}>
          <ContactForm {...contactFormProps} />
        </Island>
      </div>
    </section>
  );
}

const side = sideOf("100vw");

const hero = css`
  display: grid;
  ${media.laptop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const promise = css`
  display: grid;
  gap: ${space.m} ${space.xl};
  padding: clamp(1.75rem, 4.4vw, 4rem) ${side};
  background: ${color.ground};
  color: ${color.text};
  > h1 {
    max-width: 7em;
    margin-left: ${hang};
  }
  > p {
    max-width: 14em;
    font-size: ${size.lead};
    line-height: 1.4;
  }
  ${media.roomy} {
    grid-template-columns: auto 1fr;
    align-items: end;
  }
  /* The promise ends where the form's button does, or stays in view where the form is taller than the window. */
  ${media.laptop} {
    grid-template: auto 1fr / auto;
    row-gap: ${space.xl};
    > p {
      position: sticky;
      bottom: ${space.xl};
    }
    padding-right: ${space.xl};
    padding-bottom: calc(${space.m} + ${space.xxl} + ${space.l});
  }
`;

const paper = css`
  padding: clamp(1.75rem, 4.4vw, 4rem) ${side};
  ${media.laptop} {
    padding: clamp(1.75rem, 4.4vw, 4rem) ${side} ${space.m} clamp(2rem, 4.4vw, 5rem);
  }
`;
