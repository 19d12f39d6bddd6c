import type { PageProps } from "#client/components/page-props.ts";
import { AboutBanner } from "./AboutBanner.tsx";
import { AboutHero } from "./AboutHero.tsx";
import { BusinessGrowth } from "./BusinessGrowth.tsx";
import { Company } from "./Company.tsx";
import { Principles } from "./Principles.tsx";
import { Process } from "./Process.tsx";

export function AboutPage({ content: { about, growth, projects } }: PageProps) {
  return (
    <>
      <AboutHero words={about} />
      <Principles words={about} />
      <BusinessGrowth words={about.gauge} growth={growth} />
      <Company words={about.company} projects={projects} />
      <Process words={about.process} />
      <AboutBanner words={about.banner} />
    </>
  );
}
