import { Banner } from "#client/components/Banner.tsx";
import { useSite } from "#client/page-context.ts";
import { Highlights } from "./Highlights.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { ServicesHero } from "./ServicesHero.tsx";

export function ServicesPage() {
  const { servicesPage, undecidedService, paths } = useSite();
  return (
    <>
      <ServicesHero />
      <ServiceList />
      <Highlights />
      <Banner content={servicesPage.banner} href={`${paths.contact}?service=${undecidedService}#form`} />
    </>
  );
}
