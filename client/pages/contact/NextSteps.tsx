import { Section } from "#client/components/Section.tsx";
import { Steps } from "#client/components/Steps.tsx";
import { contactPage } from "#shared/content/contact-page.ts";

export function NextSteps() {
  const { id, label, heading, steps } = contactPage.next;
  return (
    <Section id={id} label={label} heading={heading}>
      <Steps steps={steps} />
    </Section>
  );
}
