import { ContactDetails } from "#client/sections/ContactDetails.tsx";
import { ContactEnquiry } from "#client/sections/ContactEnquiry.tsx";
import { ContactHero } from "#client/sections/ContactHero.tsx";
import { NextSteps } from "#client/sections/NextSteps.tsx";

export function Contact() {
  return (
    <>
      <ContactHero />
      <ContactEnquiry />
      <ContactDetails />
      <NextSteps />
    </>
  );
}
