import { clipped, Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { furtherServices, mainServices } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { ServiceCards } from "./ServiceCards.tsx";

export function ServiceList() {
  const { id, heading, loadMore } = servicesPage.list;
  return (
    <Section id={id} heading={heading} layout="wide" className={clipped}>
      <ServiceCards services={mainServices} layout="uneven" />
      <LoadMore label={loadMore}>
        <ServiceCards services={furtherServices} layout="thirds" />
      </LoadMore>
    </Section>
  );
}
