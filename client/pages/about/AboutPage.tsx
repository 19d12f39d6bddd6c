import { Banner } from "#client/components/Banner.tsx";
import { Section } from "#client/components/Section.tsx";
import { TitledItems } from "#client/components/TitledItems.tsx";
import { useSite } from "#client/page-context.ts";
import { AboutHero } from "./AboutHero.tsx";
import { GaugeSection } from "./GaugeSection.tsx";
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
      {about.gauge && <GaugeSection content={about.gauge} />}
      {projects.some(({ builder }) => builder) && <Team />}
      {about.process && <Process content={about.process} />}
      <Banner content={about.banner} href={paths.contactPage} />
    </>
  );
}
