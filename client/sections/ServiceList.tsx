import { css } from "@linaria/core";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, size, space, stroke } from "#client/styles/tokens.ts";
import { Section } from "#client/ui/Section.tsx";
import { enquiryHref } from "#shared/contact.ts";
import type { Service } from "#shared/content/schemas.ts";
import { furtherServices, mainServices } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { fill } from "#shared/fill.ts";
import { ServiceIndex } from "./ServiceIndex.tsx";

const { id, label, heading, ask, askAbout, loadMore } = servicesPage.list;

const toForm = ({ title, enquiry }: Service) => ({
  href: enquiryHref(enquiry),
  label: ask,
  name: fill(askAbout, { service: title }),
});

export function ServiceList() {
  return (
    <Section id={id} label={label} heading={heading} className={section}>
      <ServiceIndex services={mainServices} link={toForm} anchored />
      <Island name="load-more" when="load">
        <details className={further}>
          <summary>{loadMore}</summary>
          <ServiceIndex services={furtherServices} after={mainServices.length} link={toForm} anchored />
        </details>
      </Island>
    </Section>
  );
}

/* The rows' colour reaches beyond the window when they are pointed at. */
const section = css`
  overflow-x: clip;
`;

const further = css`
  > summary {
    display: grid;
    place-items: center;
    width: fit-content;
    min-height: 3.25rem;
    margin-top: ${space.xl};
    padding-inline: 1.375em;
    font: 600 ${size.body} / 1.2 ${font.text};
    list-style: none;
    border-image: ${brackets(stroke.mark, "10px", "3px")};
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: ${color.lime};
      color: ${color.onLime};
    }
    ${media.laptop} {
      margin-left: calc((100% + ${space.gap}) / 4);
    }
  }
  &[open] > summary {
    display: none;
  }
  &[open] li:first-child {
    border-top: 0;
  }
`;
