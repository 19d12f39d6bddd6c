import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { NextSteps } from "./NextSteps.tsx";

export function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactDetails />
      <NextSteps />
    </>
  );
}
