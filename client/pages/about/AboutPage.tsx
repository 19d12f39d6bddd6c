import { CallToAction } from "#client/components/CallToAction.tsx";
import { Section } from "#client/components/Section.tsx";
import { TitledItems } from "#client/components/TitledItems.tsx";
import { useSite } from "#client/page-context.ts";
import { AboutHero } from "./AboutHero.tsx";
import { BusinessGrowth } from "./BusinessGrowth.tsx";
import { Process } from "./Process.tsx";
import { Team } from "./Team.tsx";

export function AboutPage() {
  const { about, growth, projects, paths } = useSite();
  return (
    <>
      <AboutHero content={about} paths={paths} />
      <Section id="principles" heading={about.principles.heading} large>
        <TitledItems items={about.principles.items} />
      </Section>
      {about.gauge && <BusinessGrowth content={about.gauge} growth={growth} />}
      {projects.some(({ builder }) => builder) && (
        <Team content={about.company} projects={projects} href={paths.projectsPage} />
      )}
      {about.process && <Process content={about.process} />}
      <CallToAction content={about.banner} href={paths.contactPage} />
    </>
  );
}
