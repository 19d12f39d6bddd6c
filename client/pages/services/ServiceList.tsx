import { Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { useSite } from "#client/page-context.ts";
import type { Service } from "#shared/site/site.ts";
import { ServiceCard } from "./ServiceCard.tsx";

/** The main services, and any further ones behind a button. */
export function ServiceList() {
  const { servicesPage, mainServices, furtherServices } = useSite();
  const { heading, loadMore } = servicesPage.list;
  const card = (service: Service) => <ServiceCard key={service.id} service={service} />;
  return (
    <Section id="services" heading={heading}>
      <ul>{mainServices.map(card)}</ul>
      {furtherServices.length > 0 && (
        <LoadMore label={loadMore}>
          <ul>{furtherServices.map(card)}</ul>
        </LoadMore>
      )}
    </Section>
  );
}
