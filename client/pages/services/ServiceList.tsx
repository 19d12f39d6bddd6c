import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { space } from "#client/styles/tokens.ts";
import type { Service, SiteContent } from "#shared/content/site-content.ts";
import { ServiceCard } from "./ServiceCard.tsx";

interface ServiceListProps extends Pick<SiteContent, "mainServices" | "furtherServices"> {
  content: SiteContent["servicesPage"]["list"];
  /** The path of the page with the form. */
  contactPage: string;
}

/** The main services, and the further ones behind a button if there are any. */
export function ServiceList({ content, mainServices, furtherServices, contactPage }: ServiceListProps) {
  const { heading, ask, loadMore } = content;
  const card = (service: Service) => (
    <ServiceCard
      key={service.id}
      service={service}
      ask={ask}
      href={`${contactPage}?service=${service.contactService}#form`}
    />
  );
  return (
    <Section id="services" heading={heading} layout="wide">
      <ul className={cards}>{mainServices.map(card)}</ul>
      {furtherServices.length > 0 && (
        <LoadMore label={loadMore}>
          <ul className={cards}>{furtherServices.map(card)}</ul>
        </LoadMore>
      )}
    </Section>
  );
}

/* Two cards in a row, where both have room. The last of an odd number has the row. */
const cards = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.xl};
  > li {
    flex: 1 1 max(40%, min(100%, 20rem));
  }
`;
