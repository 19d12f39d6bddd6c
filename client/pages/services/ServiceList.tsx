import { clipped, Section } from "#client/components/Section.tsx";
import { ServiceIndex } from "#client/components/ServiceIndex.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { contactHref } from "#shared/contact.ts";
import type { Service } from "#shared/content/schemas.ts";
import { furtherServices, mainServices } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { formatMessage } from "#shared/format-message.ts";

const { id, label, heading, ask, askAbout, loadMore } = servicesPage.list;

const toForm = ({ title, contactService }: Service) => ({
  href: contactHref(contactService),
  label: ask,
  name: formatMessage(askAbout, { service: title }),
});

export function ServiceList() {
  return (
    <Section id={id} label={label} heading={heading} className={clipped}>
      <ServiceIndex services={mainServices} link={toForm} anchored />
      <LoadMore label={loadMore}>
        <ServiceIndex services={furtherServices} after={mainServices.length} link={toForm} anchored />
      </LoadMore>
    </Section>
  );
}
