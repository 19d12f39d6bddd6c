import { css } from "@linaria/core";
import { clipped, Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/site/site.ts";
import { ServiceCard } from "./ServiceCard.tsx";

/**
 * The main services, and any further ones behind a button. One service is open at a time. In a large window, its screen
 * is on the stage beside the list.
 */
export function ServiceList() {
  const { servicesPage, mainServices, furtherServices } = useSite();
  const { heading, loadMore } = servicesPage.list;
  const card = (service: Service) => <ServiceCard key={service.id} service={service} />;
  return (
    <Section id="services" heading={heading} theme="light" className={clipped}>
      <LoadMore
        label={loadMore}
        className={list}
        items={mainServices.map(card)}
        furtherItems={furtherServices.map(card)}
      />
    </Section>
  );
}

const list = css`
  > details > summary {
    margin-top: ${space.l};
  }
  ${media.laptop} {
    --names: calc((100% + ${space.gap}) * 5 / 12 - ${space.gap});
    position: relative;
    min-height: 44rem;
    > * {
      width: var(--names);
    }
  }
`;
