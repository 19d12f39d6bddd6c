import { ContactDetails } from "./ContactDetails.tsx";
import { ContactHero } from "./ContactHero.tsx";
import { Questions } from "./Questions.tsx";

export function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactDetails />
      <Questions />
    </>
  );
}
