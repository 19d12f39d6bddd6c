import { css } from "@linaria/core";
import { clipped, Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import { ServiceCard } from "./ServiceCard.tsx";

/**
 * The main services, and any further ones behind a button. One service is open at a time. In a large window, its screen
 * is on the stage beside the list.
 */
export function ServiceList() {
  const { servicesPage, mainServices, furtherServices } = useSite();
  const { heading, loadMore } = servicesPage.list;
  return (
    <Section id="services" heading={heading} theme="light" className={clipped}>
      <div className={list}>
        <ul>
          {mainServices.map((service, index) => (
            <ServiceCard key={service.id} service={service} open={index === 0} />
          ))}
        </ul>
        {furtherServices.length > 0 && (
          <LoadMore label={loadMore}>
            <ul>
              {furtherServices.map((service) => (
                <ServiceCard key={service.id} service={service} />
              ))}
            </ul>
          </LoadMore>
        )}
      </div>
    </Section>
  );
}

const list = css`
  > ul,
  details > ul {
    border-bottom: 1px solid ${color.line};
  }
  > ul + * > details > summary {
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
