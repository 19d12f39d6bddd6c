import type { PageProps } from "#client/components/page-props.ts";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Questions } from "./Questions.tsx";

export function ContactPage({ content: { contactPage, contactForm } }: PageProps) {
  return (
    <>
      <ContactHero words={contactPage} form={contactForm} />
      <ContactDetails words={contactPage.direct} />
      <NextSteps words={contactPage.next} />
      <Questions words={contactPage.questions} />
    </>
  );
}
