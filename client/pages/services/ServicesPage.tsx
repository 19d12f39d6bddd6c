import { Highlights } from "./Highlights.tsx";
import { ServiceList } from "./ServiceList.tsx";
import { ServicesHero } from "./ServicesHero.tsx";

export function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <ServiceList />
      <Highlights />
    </>
  );
}
