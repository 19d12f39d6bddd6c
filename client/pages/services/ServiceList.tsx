import { css, cx } from "@linaria/core";
import { clipped, Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import type { SiteContent } from "#shared/content/site-content.ts";
import { ServiceCards } from "./ServiceCards.tsx";

interface ServiceListProps extends Pick<SiteContent, "mainServices" | "furtherServices"> {
  content: SiteContent["servicesPage"]["list"];
}

/** The main services, and the further ones behind a button if there are any. */
export function ServiceList({ content, mainServices, furtherServices }: ServiceListProps) {
  const { heading, ask, loadMore } = content;
  return (
    <Section id="services" heading={heading} layout="wide" className={cx(clipped, section)}>
      <ServiceCards services={mainServices} ask={ask} layout="uneven" />
      {furtherServices.length > 0 && (
        <LoadMore label={loadMore}>
          <ServiceCards
            services={furtherServices}
            ask={ask}
            layout={furtherServices.length % 3 ? "uneven" : "thirds"}
          />
        </LoadMore>
      )}
    </Section>
  );
}

const section = css`
  contain-intrinsic-block-size: auto 130rem;
`;
