import { MoreLink } from "#client/components/MoreLink.tsx";
import { clipped, Section } from "#client/components/Section.tsx";
import { ServiceIndex } from "#client/components/ServiceIndex.tsx";
import { home } from "#shared/content/home.ts";
import { mainServices } from "#shared/content/services.ts";

export function HomeServices() {
  const { id, label, heading, link } = home.services;
  return (
    <Section id={id} label={label} heading={heading} className={clipped}>
      <ServiceIndex services={mainServices} />
      <MoreLink link={link} />
    </Section>
  );
}
