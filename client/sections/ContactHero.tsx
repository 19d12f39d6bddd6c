import { contactPage } from "#shared/content/contact-page.ts";
import { PageHero } from "./PageHero.tsx";

export function ContactHero() {
  const { label, heading, lead } = contactPage;
  return <PageHero label={label} heading={heading} lead={lead} />;
}
