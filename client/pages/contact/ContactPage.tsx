import { useSite } from "#client/site-context.ts";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Questions } from "./Questions.tsx";

export function ContactPage() {
  const { contactPage, contactForm } = useSite();
  return (
    <>
      <ContactHero content={contactPage} form={contactForm} />
      <ContactDetails content={contactPage.direct} />
      <NextSteps content={contactPage.next} />
      <Questions content={contactPage.questions} />
    </>
  );
}
