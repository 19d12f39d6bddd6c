import { Banner } from "#client/sections/Banner.tsx";
import { Highlights } from "#client/sections/Highlights.tsx";
import { ServiceList } from "#client/sections/ServiceList.tsx";
import { ServicesHero } from "#client/sections/ServicesHero.tsx";
import { servicesPage } from "#shared/content/services-page.ts";

export function Services() {
  return (
    <>
      <ServicesHero />
      <Highlights />
      <ServiceList />
      <Banner banner={servicesPage.banner} />
    </>
  );
}
