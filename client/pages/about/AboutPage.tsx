import { Banner } from "#client/components/Banner.tsx";
import { useSite } from "#client/page-context.ts";
import { AboutHero } from "./AboutHero.tsx";
import { Gauge } from "./Gauge.tsx";
import { Process } from "./Process.tsx";
import { Team } from "./Team.tsx";

export function AboutPage() {
  const { about, paths } = useSite();
  return (
    <>
      <AboutHero />
      <Gauge />
      <Team />
      <Process />
      <Banner theme="ink" content={about.banner} href={paths.contact} />
    </>
  );
}
