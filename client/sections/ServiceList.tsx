import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { bracketedButton } from "#client/ui/Button.tsx";
import { Island } from "#client/ui/Island.tsx";
import { clipped, Section } from "#client/ui/Section.tsx";
import { enquiryHref } from "#shared/contact.ts";
import { furtherServices, mainServices } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import type { Service } from "#shared/content-schemas.ts";
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
    <Section id={id} label={label} heading={heading} className={clipped}>
      <ServiceIndex services={mainServices} link={toForm} anchored />
      <Island name="load-more" when="load">
        <details className={further}>
          <summary className={bracketedButton}>{loadMore}</summary>
          <ServiceIndex services={furtherServices} after={mainServices.length} link={toForm} anchored />
        </details>
      </Island>
    </Section>
  );
}

const further = css`
  > summary {
    width: fit-content;
    margin-top: ${space.xl};
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    ${media.laptop} {
      margin-left: calc((100% + ${space.gap}) / 4 + 3px);
    }
  }
  &[open] > summary {
    display: none;
  }
  &[open] li:first-child {
    border-top: 0;
  }
  /* Paper shows what is folded away. */
  ${media.print} {
    > summary {
      display: none;
    }
    li:first-child {
      border-top: 0;
    }
  }
`;
