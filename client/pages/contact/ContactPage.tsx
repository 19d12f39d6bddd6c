import { useSite } from "#client/page-context.ts";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Questions } from "./Questions.tsx";

export function ContactPage() {
  const { contactPage, contactForm, company, hours } = useSite();
  return (
    <>
      <ContactHero content={contactPage} form={contactForm} company={company} />
      <ContactDetails content={contactPage.direct} company={company} hours={hours} />
      <NextSteps content={contactPage.next} />
      <Questions content={contactPage.questions} />
    </>
  );
}
