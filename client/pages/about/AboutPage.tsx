import { AboutHero } from "./AboutHero.tsx";
import { Gauge } from "./Gauge.tsx";
import { Process } from "./Process.tsx";
import { Team } from "./Team.tsx";

export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Gauge />
      <Team />
      <Process />
    </>
  );
}
