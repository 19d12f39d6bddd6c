import { Banner } from "#client/components/Banner.tsx";
import { about } from "#shared/content/about.ts";
import { AboutHero } from "./AboutHero.tsx";
import { Company } from "./Company.tsx";
import { Growth } from "./Growth.tsx";
import { Principles } from "./Principles.tsx";
import { Process } from "./Process.tsx";

export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Principles />
      <Growth />
      <Company />
      <Process />
      <Banner banner={about.banner} />
    </>
  );
}
