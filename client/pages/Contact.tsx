import { ContactEnquiry } from "#client/sections/ContactEnquiry.tsx";
import { Direct } from "#client/sections/Direct.tsx";
import { NextSteps } from "#client/sections/NextSteps.tsx";
import { PageHero } from "#client/sections/PageHero.tsx";
import { contactPage } from "#shared/content/contact-page.ts";

export function Contact() {
  const { label, heading, lead } = contactPage;
  return (
    <>
      <PageHero label={label} heading={heading} lead={lead} />
      <Direct />
      <ContactEnquiry />
      <NextSteps />
    </>
  );
}
