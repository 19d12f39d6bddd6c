import { useSite } from "#client/page-context.ts";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Questions } from "./Questions.tsx";

export function ContactPage() {
  const { contactPage, contactForm, company, hoursText } = useSite();
  return (
    <>
      <ContactHero content={contactPage} form={contactForm} company={company} />
      <ContactDetails content={contactPage.direct} company={company} hoursText={hoursText} />
      <NextSteps content={contactPage.next} />
      <Questions content={contactPage.questions} />
    </>
  );
}
