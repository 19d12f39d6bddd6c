import { PageHero } from "#client/components/PageHero.tsx";
import { contactPage } from "#shared/content/contact-page.ts";

export function ContactHero() {
  const { label, heading, lead } = contactPage;
  return <PageHero label={label} heading={heading} lead={lead} />;
}
