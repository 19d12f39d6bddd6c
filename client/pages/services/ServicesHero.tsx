import { Button } from "#client/components/Button.tsx";
import { PageHero } from "#client/components/PageHero.tsx";
import { servicesPage } from "#shared/content/services-page.ts";

export function ServicesHero() {
  const { label, heading, lead, action } = servicesPage;
  return (
    <PageHero
      label={label}
      heading={heading}
      lead={lead}
      actions={
        <Button variant="bracketed" href={action.href}>
          {action.label}
        </Button>
      }
    />
  );
}
