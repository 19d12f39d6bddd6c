import { Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import type { Service, Site } from "#shared/site/site.ts";
import { ServiceCard } from "./ServiceCard.tsx";

interface ServiceListProps extends Pick<Site, "mainServices" | "furtherServices"> {
  content: Site["servicesPage"]["list"];
  /** The path of the page with the form. */
  contactPage: string;
}

/** The main services, and any further ones behind a button. */
export function ServiceList({ content, mainServices, furtherServices, contactPage }: ServiceListProps) {
  const { heading, loadMore } = content;
  const card = (service: Service) => (
    <ServiceCard
      key={service.id}
      content={content}
      service={service}
      href={`${contactPage}?service=${service.contactService}#form`}
    />
  );
  return (
    <Section id="services" heading={heading} large>
      <ul>{mainServices.map(card)}</ul>
      {furtherServices.length > 0 && (
        <LoadMore label={loadMore}>
          <ul>{furtherServices.map(card)}</ul>
        </LoadMore>
      )}
    </Section>
  );
}
