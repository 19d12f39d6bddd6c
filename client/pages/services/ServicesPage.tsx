import { CallToAction } from "#client/components/CallToAction.tsx";
import { useSite } from "#client/page-context.ts";
import { Highlights } from "./Highlights.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { ServicesHero } from "./ServicesHero.tsx";

export function ServicesPage() {
  const { servicesPage, mainServices, furtherServices, undecidedService, paths } = useSite();
  return (
    <>
      <ServicesHero content={servicesPage} />
      <ServiceList
        content={servicesPage.list}
        mainServices={mainServices}
        furtherServices={furtherServices}
        contactPage={paths.contactPage}
      />
      <Highlights content={servicesPage.highlights} />
      <CallToAction
        content={servicesPage.banner}
        href={`${paths.contactPage}?service=${undecidedService}#form`}
      />
    </>
  );
}
