import { AboutHero } from "./AboutHero.tsx";
import { Closing } from "./Closing.tsx";
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
      <Closing />
    </>
  );
}
