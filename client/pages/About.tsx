import { AboutHero } from "#client/sections/AboutHero.tsx";
import { Banner } from "#client/sections/Banner.tsx";
import { Company } from "#client/sections/Company.tsx";
import { Growth } from "#client/sections/Growth.tsx";
import { Principles } from "#client/sections/Principles.tsx";
import { Process } from "#client/sections/Process.tsx";
import { about } from "#shared/content/about.ts";

export function About() {
  return (
    <>
      <AboutHero />
      <Company />
      <Growth />
      <Principles />
      <Process />
      <Banner banner={about.banner} />
    </>
  );
}
