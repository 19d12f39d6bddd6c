import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { ContactForm } from "#client/islands/contact-form/ContactForm.tsx";
import { contactFormProps } from "#client/islands/contact-form/contact-form-props.ts";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { contactPage } from "#shared/content/contact-page.ts";

/** The promise on ink, the form beside it on paper: with the ink of the next section, a frame around the form. */
export function ContactHero() {
  const { heading, lead, form } = contactPage;
  return (
    <section id="first-screen" aria-labelledby="top" className={cx(band, hero)}>
      <div className={cx(ink, promise)}>
        <h1 id="top">{heading}</h1>
        <div>
          <p>{lead}</p>
        </div>
      </div>
      <div id={form.id} className={sheet}>
        <Island name="contact-form" load="load" props={contactFormProps}>
          <ContactForm {...contactFormProps} />
        </Island>
      </div>
    </section>
  );
}

const edge = "clamp(1.75rem, 4.4vw, 4rem)";

const hero = css`
  padding-block: 0;
`;

const promise = css`
  display: grid;
  gap: ${space.m} ${space.xl};
  padding-block: ${edge};
  background: ${color.ground};
  color: ${color.text};
  /* The ink runs on to the edges of the window. */
  box-shadow: 0 0 0 100vmax ${color.ground};
  clip-path: inset(0 -100vmax);
  > h1 {
    max-width: 7em;
  }
  p {
    max-width: 15.5em;
    font-size: ${size.lead};
    line-height: 1.4;
  }
  ${media.tablet} {
    grid-template-columns: auto 1fr;
    align-items: end;
  }
  /* The promise ends where the form's button does. */
  ${media.laptop} {
    grid-column: 1 / span 6;
    grid-template: auto 1fr / auto;
    align-items: stretch;
    row-gap: ${space.xl};
    padding-bottom: calc(${space.m} + 2 * ${space.xl} + ${space.l});
    /* One pixel more below: no seam with the ink of the next section. */
    clip-path: inset(0 0 -1px -100vmax);
    /* Its capitals begin where the form's first label does. */
    > h1 {
      max-width: 5.5em;
      margin-top: -0.12em;
    }
    > div {
      display: grid;
      align-items: end;
    }
  }
  ${media.print} {
    box-shadow: none;
  }
`;

const sheet = css`
  /* The dark scheme's hairline below ink; here the two stand beside each other. */
  && {
    border-top: 0;
  }
  padding-block: ${edge};
  ${media.laptop} {
    grid-column: 7 / -1;
    padding: ${edge} 0 ${space.m} ${edge};
  }
`;
