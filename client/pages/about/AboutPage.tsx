import { CallToAction } from "#client/components/CallToAction.tsx";
import { Section } from "#client/components/Section.tsx";
import { TitledItems } from "#client/components/TitledItems.tsx";
import { useSite } from "#client/page-context.ts";
import { AboutHero } from "./AboutHero.tsx";
import { BusinessGrowth } from "./BusinessGrowth.tsx";
import { Process } from "./Process.tsx";
import { Team } from "./Team.tsx";

export function AboutPage() {
  const { about, projects, paths } = useSite();
  return (
    <>
      <AboutHero />
      <Section id="principles" heading={about.principles.heading}>
        <TitledItems items={about.principles.items} />
      </Section>
      {about.gauge && <BusinessGrowth content={about.gauge} />}
      {projects.some(({ builder }) => builder) && <Team />}
      {about.process && <Process content={about.process} />}
      <CallToAction content={about.banner} href={paths.contactPage} />
    </>
  );
}
