import { ContactEnquiry } from "#client/sections/ContactEnquiry.tsx";
import { ContactHero } from "#client/sections/ContactHero.tsx";
import { Direct } from "#client/sections/Direct.tsx";
import { NextSteps } from "#client/sections/NextSteps.tsx";

export function Contact() {
  return (
    <>
      <ContactHero />
      <ContactEnquiry />
      <Direct />
      <NextSteps />
    </>
  );
}
