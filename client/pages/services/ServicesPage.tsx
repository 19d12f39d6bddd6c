import { Banner } from "#client/components/Banner.tsx";
import type { PageProps } from "#client/components/page-props.ts";
import { Highlights } from "./Highlights.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { ServicesHero } from "./ServicesHero.tsx";

export function ServicesPage({ content }: PageProps) {
  const { servicesPage, mainServices, furtherServices, paths } = content;
  return (
    <>
      <ServicesHero words={servicesPage} />
      <ServiceList words={servicesPage.list} mainServices={mainServices} furtherServices={furtherServices} />
      <Highlights words={servicesPage.highlights} />
      <Banner words={servicesPage.banner} href={`${paths.contact}?service=other#form`} />
    </>
  );
}
