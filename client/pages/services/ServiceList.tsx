import { css, cx } from "@linaria/core";
import { ButtonLink } from "#client/components/buttons.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { LoadMore } from "#client/islands/load-more/LoadMore.tsx";
import { useSite } from "#client/page-context.ts";
import { conditionOf, media } from "#client/styles/media.ts";
import { clipped, fullBleedBelowLaptop, largeText } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/content/site.ts";
import { formatMessage } from "#shared/format.ts";

/** How many services have the whole width, with a large picture. */
const featuredCount = 2;

/** The main services, each with its picture. Further services, in text alone, are behind a button. */
export function ServiceList() {
  const { pageTexts, mainServices, furtherServices } = useSite();
  const { heading, loadMore } = pageTexts.services.list;
  return (
    <Section id="services" heading={heading} className={clipped}>
      <LoadMore
        label={formatMessage(loadMore, { count: furtherServices.length })}
        className={list}
        items={mainServices.map((service, index) => (
          <ServiceCard key={service.id} service={service} isFeatured={index < featuredCount} />
        ))}
        furtherItems={furtherServices.map((service) => <ServiceCard key={service.id} service={service} />)}
      />
    </Section>
  );
}

/** A service's title and text, and what the client gets. */
function ServiceCard({ service, isFeatured }: { service: Service; isFeatured?: boolean }) {
  const { pageTexts, paths } = useSite();
  const { ask } = pageTexts.services.list;
  const { id, title, text, deliverables, contactService, picture, alt = "" } = service;
  const query = new URLSearchParams({ service: contactService, subject: title });
  return (
    <li id={id} className={cx(item, isFeatured ? featuredItem : itemInRow)}>
      <div className={words}>
        <h3>{title}</h3>
        <p className={largeText}>{text}</p>
        <ul>
          {deliverables.map((deliverable) => (
            <li key={deliverable}>{deliverable} </li>
          ))}
        </ul>
        <ButtonLink
          variant="secondary"
          href={`${paths.contact}?${query}#form`}
          aria-label={`${ask}: ${title}`}
        >
          {ask}
        </ButtonLink>
      </div>
      {picture && (
        <div className={fullBleedBelowLaptop}>
          <Picture
            name={picture}
            alt={alt}
            sizes={`${conditionOf(media.laptop)} ${isFeatured ? "66vw" : "33vw"}, 100vw`}
            // In a column, the letters of the whole picture would be too small.
            narrow={
              isFeatured ? undefined : `${conditionOf(media.belowLargePhone)} or ${conditionOf(media.laptop)}`
            }
          />
        </div>
      )}
    </li>
  );
}

const words = css`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  > h3 {
    font-size: ${size.itemTitle};
  }
  > p {
    color: ${color.muted};
  }
`;

const list = css`
  > details > summary {
    margin-top: ${space.l};
  }
  ${media.laptop} {
    > ul,
    > details > ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 ${space.gap};
    }
  }
`;

const item = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.gap};
  align-items: start;
  padding-block: ${space.xl};
  border-top: 1px solid ${color.hairline};
  scroll-margin-top: calc(${space.scrollOffset} - ${space.xl});
`;

const featuredItem = css`
  ${media.laptop} {
    grid-column: 1 / -1;
    grid-template-columns: 4fr 8fr;
    > .${words} + * {
      margin-right: calc(-1 * ${space.side});
    }
    h3 {
      font-size: min(${size.heading}, 3.6vw);
    }
  }
`;

/* In a row, the titles, texts, lists, links and pictures are side by side. */
const itemInRow = css`
  ${media.laptop} {
    grid-row: span 5;
    grid-template-rows: subgrid;
    > .${words} {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
`;
