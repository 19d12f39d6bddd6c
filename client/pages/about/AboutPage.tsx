import { Banner } from "#client/components/Banner.tsx";
import { Section } from "#client/components/Section.tsx";
import { TitledItems } from "#client/components/TitledItems.tsx";
import { optional } from "#client/optional.ts";
import { useSite } from "#client/page-context.ts";
import type { Site } from "#shared/content/site.ts";
import { AboutHero } from "./AboutHero.tsx";
import { Team } from "./Team.tsx";

const Gauge = optional<{ content: NonNullable<Site["about"]["gauge"]> }>(
  import.meta.glob("./Gauge.tsx", { eager: true, import: "Gauge" }),
);
const Process = optional<{ content: NonNullable<Site["about"]["process"]> }>(
  import.meta.glob("./Process.tsx", { eager: true, import: "Process" }),
);

export function AboutPage() {
  const { about, paths, team } = useSite();
  return (
    <>
      <AboutHero />
      <Section id="principles" heading={about.principles.heading}>
        <TitledItems items={about.principles.items} />
      </Section>
      {Gauge && about.gauge && <Gauge content={about.gauge} />}
      {team.length > 0 && <Team />}
      {Process && about.process && <Process content={about.process} />}
      <Banner content={about.banner} href={paths.contact} />
    </>
  );
}
