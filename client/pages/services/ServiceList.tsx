import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Section } from "#client/components/Section.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { clipped, lead } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/content/site.ts";
import { ServiceScreen } from "./ServiceScreen.tsx";

/**
 * The main services, and any further ones behind a button. One service is open at a time. In a large window, its screen
 * is on the stage beside the list.
 */
export function ServiceList() {
  const { servicesPage, mainServices, furtherServices } = useSite();
  const { heading, loadMore } = servicesPage.list;
  const hasScreens = [...mainServices, ...furtherServices].every(({ screen }) => screen);
  const details = (service: Service) => <ServiceDetails key={service.id} service={service} />;
  return (
    <Section id="services" heading={heading} theme="light" className={clipped}>
      <LoadMore
        label={loadMore}
        className={cx(list, hasScreens && besideStage)}
        items={mainServices.map(details)}
        furtherItems={furtherServices.map(details)}
      />
    </Section>
  );
}

/** A service's name, which opens its text, its deliverables and its screen. Only one is open, at first the first. */
function ServiceDetails({ service }: { service: Service }) {
  const { servicesPage, mainServices, paths } = useSite();
  const { id, title, text, deliverables, screen, contactService } = service;
  return (
    <li className={item}>
      <details name="service" open={service === mainServices[0]}>
        <summary>
          <h3>{title}</h3>
        </summary>
        {/* The anchor is inside, because browsers open the details around a link's target. */}
        <div id={id} className={content}>
          <p className={lead}>{text}</p>
          <ul>
            {deliverables.map((deliverable) => (
              <li key={deliverable}>{deliverable}</li>
            ))}
          </ul>
          <Button variant="secondary" href={`${paths.contact}?service=${contactService}#form`}>
            {servicesPage.list.ask}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
          {screen && <ServiceScreen content={screen} />}
        </div>
      </details>
    </li>
  );
}

const list = css`
  > details > summary {
    margin-top: ${space.l};
  }
`;

const besideStage = css`
  ${media.laptop} {
    --names: calc((100% + ${space.gap}) * 5 / 12 - ${space.gap});
    position: relative;
    &:has([name][open]) {
      min-height: 56rem;
    }
    /* In print, all are open, and have no name. */
    [name="service"][open] {
      --beside: absolute;
    }
    > * {
      width: var(--names);
    }
  }
`;

const item = css`
  border-top: 1px solid ${color.border};
  summary {
    display: flex;
    justify-content: space-between;
    padding-block: ${space.m};
    color: ${color.muted};
  }
  summary::after {
    content: "+" / "";
    font-size: ${size.itemTitle};
  }
  [open] > summary::after {
    content: "–" / "";
  }
  h3 {
    font-size: ${size.itemTitle};
  }
  summary:hover,
  [open] > summary {
    color: ${color.text};
  }
`;

const content = css`
  display: grid;
  gap: ${space.l};
  padding-bottom: ${space.xl};
  scroll-margin-top: 40svh;
  > ul {
    color: ${color.muted};
  }
  > a {
    justify-self: start;
  }
`;
