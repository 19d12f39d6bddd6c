import { css, cx } from "@linaria/core";
import { clipped, Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/site/site.ts";
import { ServiceDetails } from "./ServiceDetails.tsx";

/**
 * The main services, and any further ones behind a button. One service is open at a time. In a large window, its screen
 * is on the stage beside the list.
 */
export function ServiceList() {
  const { servicesPage, mainServices, furtherServices } = useSite();
  const { heading, loadMore } = servicesPage.list;
  const hasScreens = [...mainServices, ...furtherServices].some(({ screen }) => screen);
  const details = (service: Service) => <ServiceDetails key={service.id} service={service} />;
  return (
    <Section id="services" heading={heading} theme="light" className={clipped}>
      <LoadMore
        label={loadMore}
        className={cx(list, hasScreens && besideStage)}
        items={mainServices.map(details)}
        furtherItems={furtherServices.map(details)}
      />
    </Section>
  );
}

const list = css`
  > details > summary {
    margin-top: ${space.l};
  }
`;

const besideStage = css`
  ${media.laptop} {
    --names: calc((100% + ${space.gap}) * 5 / 12 - ${space.gap});
    position: relative;
    min-height: 44rem;
    > * {
      width: var(--names);
    }
  }
`;
