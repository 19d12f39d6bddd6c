import { Section } from "#client/components/Section.tsx";
import { TitledItems } from "#client/components/TitledItems.tsx";
import { useSite } from "#client/page-context.ts";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { Questions } from "./Questions.tsx";

export function ContactPage() {
  const { contactPage, contactForm, company, hoursText } = useSite();
  return (
    <>
      <ContactHero content={contactPage} form={contactForm} company={company} />
      <ContactDetails content={contactPage.direct} company={company} hoursText={hoursText} />
      <Section id="next" heading={contactPage.next.heading}>
        <TitledItems as="ol" items={contactPage.next.steps} />
      </Section>
      <Questions content={contactPage.questions} />
    </>
  );
}
