import { Button } from "#client/ui/Button.tsx";
import { servicesPage } from "#shared/content/services-page.ts";
import { PageHero } from "./PageHero.tsx";

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
