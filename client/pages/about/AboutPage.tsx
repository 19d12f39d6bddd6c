import { Banner } from "#client/components/Banner.tsx";
import { useSite } from "#client/page-context.ts";
import { AboutHero } from "./AboutHero.tsx";
import { BusinessGrowth } from "./BusinessGrowth.tsx";
import { Company } from "./Company.tsx";
import { Principles } from "./Principles.tsx";
import { Process } from "./Process.tsx";

export function AboutPage() {
  const { about, growth, projects, paths } = useSite();
  return (
    <>
      <AboutHero content={about} paths={paths} />
      <Principles content={about.principles} />
      {about.gauge && <BusinessGrowth content={about.gauge} growth={growth} />}
      <Company content={about.company} projects={projects} href={paths.projectsPage} />
      {about.process && <Process content={about.process} />}
      <Banner content={about.banner} href={paths.contactPage} />
    </>
  );
}
