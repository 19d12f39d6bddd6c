import { useSite } from "#client/site-context.ts";
import { AboutBanner } from "./AboutBanner.tsx";
import { AboutHero } from "./AboutHero.tsx";
import { BusinessGrowth } from "./BusinessGrowth.tsx";
import { Company } from "./Company.tsx";
import { Principles } from "./Principles.tsx";
import { Process } from "./Process.tsx";

export function AboutPage() {
  const { about, growth, projects } = useSite();
  return (
    <>
      <AboutHero content={about} />
      <Principles content={about} />
      <BusinessGrowth content={about.gauge} growth={growth} />
      <Company content={about.company} projects={projects} />
      <Process content={about.process} />
      <AboutBanner content={about.banner} />
    </>
  );
}
