import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { useSite } from "#client/page-context.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { clipped, lead, spaceBetween } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { MainService, Service } from "#shared/content/site.ts";

/**
 * The main services, with the picture of the open one on a stage beside them in a large window. Further services, in
 * text alone, are behind a button.
 */
export function ServiceList() {
  const { servicesPage, mainServices, furtherServices } = useSite();
  const { heading, loadMore } = servicesPage.list;
  const card = (service: Service) => <ServiceCard key={service.id} service={service} />;
  return (
    <Section id="services" heading={heading} className={clipped}>
      <LoadMore
        label={loadMore}
        className={list}
        items={mainServices.map(card)}
        furtherItems={furtherServices.map(card)}
      />
    </Section>
  );
}

/** A service's title and text. Of those with a picture, one is open at a time and shows what the client gets. */
function ServiceCard({ service }: { service: Service | MainService }) {
  const { servicesPage, mainServices, paths } = useSite();
  const { id, title, text, deliverables, contactService } = service;
  const query = new URLSearchParams({ service: contactService, subject: title });
  const name = (
    <>
      <h3>{title}</h3>
      <span className={lead}>{text}</span>
    </>
  );
  const details = (
    // The anchor is inside, because browsers open the details around a link's target.
    <div id={id} className={cx(spaceBetween, content)}>
      <ul>
        {deliverables.map((deliverable) => (
          <li key={deliverable}>{deliverable}</li>
        ))}
      </ul>
      <Button variant="secondary" href={`${paths.contact}?${query}#form`}>
        {servicesPage.list.ask}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </div>
  );
  if (!("picture" in service))
    return (
      <li className={item}>
        <div className={summary}>{name}</div>
        {details}
      </li>
    );
  return (
    <li className={item}>
      <details name="service" open={service === mainServices[0]}>
        <summary className={summary}>{name}</summary>
        {details}
      </details>
      <div className={stage}>
        <Picture name={service.picture} alt={service.alt} sizes={`${queryOf(media.laptop)} 90vw, 100vw`} />
      </div>
    </li>
  );
}

const list = css`
  > details > summary {
    margin-top: ${space.l};
  }
  ${media.laptop} {
    --names: calc((100% + ${space.gap}) * 5 / 12 - ${space.gap});
    > ul {
      position: relative;
    }
    > ul > li > details {
      width: var(--names);
    }
    > details > ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 ${space.gap};
      margin-top: ${space.xl};
    }
    > details h3 {
      font-size: min(${size.itemTitle}, 2.4vw);
    }
    > details > ul > li {
      display: grid;
      align-content: space-between;
    }
  }
`;

const item = css`
  > :first-child {
    border-top: 1px solid ${color.border};
  }
  h3 {
    font-size: ${size.itemTitle};
  }
`;

const summary = css`
  display: grid;
  align-items: baseline;
  gap: ${space.s} ${space.m};
  padding-block: ${space.l};
  scroll-margin-block: ${space.belowHeader} ${space.m};
  > span {
    color: ${color.muted};
  }
  details > & {
    grid-template-columns: 1fr auto;
    &::after {
      content: "+" / "";
      grid-area: 1 / 2;
      font-size: ${size.itemTitle};
      line-height: 1;
    }
  }
  [open] > &::after {
    content: "–" / "";
  }
`;

const content = css`
  gap: ${space.l};
  padding-bottom: ${space.l};
  scroll-margin-top: 40svh;
  .${summary} + & {
    flex-direction: column;
    align-items: start;
  }
`;

/**
 * In a large window, as tall as the list, and its picture stays in the window. The window's edge cuts it off. When no
 * service is open, the first one's picture is there.
 */
const stage = css`
  margin: 0 calc(-1 * ${space.side}) ${space.l};
  @media screen {
    details:not([open]) + & {
      display: none;
    }
    ${media.laptop} {
      position: absolute;
      inset: 0 0 0 calc(var(--names) + ${space.gap});
      margin: 0 calc(-1 * ${space.side}) 0 0;
      details:not([open]) + & {
        display: block;
        visibility: hidden;
      }
      ul:not(:has(> li > [open])) > :first-child > & {
        visibility: visible;
      }
      > * {
        position: sticky;
        top: ${space.belowHeader};
        display: block;
      }
    }
  }
`;
