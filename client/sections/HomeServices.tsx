import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { Button } from "#client/ui/Button.tsx";
import { Section } from "#client/ui/Section.tsx";
import { home } from "#shared/content/home.ts";
import { mainServices } from "#shared/content/services.ts";
import { paths } from "#shared/paths.ts";
import { ServiceIndex } from "./ServiceIndex.tsx";

export function HomeServices() {
  const { id, label, heading, link } = home.services;
  return (
    <Section id={id} label={label} heading={heading} className={section}>
      <ServiceIndex
        services={mainServices}
        link={(service) => ({ href: `${paths.services}#${service.id}` })}
      />
      <div className={onward}>
        <Button variant="bracketed" href={link.href}>
          {link.label}
        </Button>
      </div>
    </Section>
  );
}

/* The rows' colour reaches beyond the window when they are pointed at. */
const section = css`
  overflow-x: clip;
`;

const onward = css`
  margin-top: ${space.xl};
  ${media.laptop} {
    grid-column: 4 / -1;
  }
`;
