import { ContactDetails } from "./ContactDetails.tsx";
import { ContactFormSection } from "./ContactFormSection.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { NextSteps } from "./NextSteps.tsx";

export function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactFormSection />
      <ContactDetails />
      <NextSteps />
    </>
  );
}
