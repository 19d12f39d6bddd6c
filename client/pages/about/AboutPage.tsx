import type { PageProps } from "#client/components/page-props.ts";
import { AboutHero } from "./AboutHero.tsx";
import { Closing } from "./Closing.tsx";
import { Company } from "./Company.tsx";
import { Growth } from "./Growth.tsx";
import { Principles } from "./Principles.tsx";
import { Process } from "./Process.tsx";

export function AboutPage({ content: { about, growth, projects } }: PageProps) {
  return (
    <>
      <AboutHero words={about} />
      <Principles words={about} />
      <Growth words={about.gauge} growth={growth} />
      <Company words={about.company} projects={projects} />
      <Process words={about.process} />
      <Closing words={about.banner} />
    </>
  );
}
