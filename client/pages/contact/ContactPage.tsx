import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { Questions } from "./Questions.tsx";
import { Steps } from "./Steps.tsx";

export function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactDetails />
      <Steps />
      <Questions />
    </>
  );
}
