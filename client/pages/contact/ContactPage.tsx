import { Section } from "#client/components/Section.tsx";
import { TitledItems } from "#client/components/TitledItems.tsx";
import { useSite } from "#client/page-context.ts";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { Questions } from "./Questions.tsx";

export function ContactPage() {
  const { heading, steps } = useSite().contact.next;
  return (
    <>
      <ContactHero />
      <ContactDetails />
      <Section id="next" heading={heading} theme="light">
        <TitledItems as="ol" items={steps} />
      </Section>
      <Questions />
    </>
  );
}
