import { Banner } from "#client/components/Banner.tsx";
import { servicesPage } from "#shared/content/services-page.ts";
import { Highlights } from "./Highlights.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { ServicesHero } from "./ServicesHero.tsx";

export function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <ServiceList />
      <Highlights />
      <Banner banner={servicesPage.banner} />
    </>
  );
}
