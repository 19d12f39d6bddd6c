import { css, cx } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { optional } from "#client/optional.ts";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { clipped, ink, lead } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { HandbookBotText } from "#shared/content/handbook-bot.ts";

const HandbookBot = optional<{ language: string; content: HandbookBotText }>(
  import.meta.glob("/client/islands/handbook-bot/HandbookBot.tsx", { eager: true, import: "HandbookBot" }),
);

/** What the page is about, with a bot to try beside it. */
export function ServicesHero() {
  const { about, servicesPage, services, paths, language } = useSite();
  const { heading, action, handbookBot } = servicesPage;
  const service = services.find(({ id }) => id === handbookBot?.service);
  return (
    <SectionShell className={cx(clipped, hero)}>
      <div className={text}>
        <h1 id="top">{heading}</h1>
        <p className={lead}>{servicesPage.lead}</p>
        <ButtonRow>
          <Button variant="secondary" href={paths.about} aria-describedby="more">
            {action}
          </Button>
          <p id="more">{about.menu.title}</p>
        </ButtonRow>
      </div>
      {HandbookBot && handbookBot && (
        <figure className={cx(ink, chat)}>
          <HandbookBot language={language.tag} content={handbookBot} />
          <figcaption>
            {handbookBot.caption}{" "}
            {service && <a href={`${paths.servicesPage}#${service.id}`}>{service.title}</a>}
          </figcaption>
        </figure>
      )}
    </SectionShell>
  );
}

/* The conversation reaches the section's top and bottom and the window's edge. */
const hero = css`
  row-gap: ${space.xl};
  padding-block: 0;
`;

const text = css`
  padding-top: ${space.xl};
  &:only-child {
    padding-bottom: ${space.xl};
  }
  /* Two lines on tablets, in the brand's font and in the fallback font. */
  > h1 {
    max-width: 9em;
  }
  > p {
    max-width: 27em;
    margin-top: ${space.xl};
  }
  ${media.laptop} {
    padding-block: ${space.xxl};
    &:not(:only-child) {
      grid-column: 1 / span 6;
      > h1 {
        max-width: 5.85em;
      }
    }
  }
`;

const chat = css`
  --bleed: ${space.side};
  --start: var(--bleed);
  margin: 0 calc(-1 * var(--bleed));
  padding: 0 var(--bleed) ${space.l} var(--start);
  background: ${color.background};
  color: ${color.text};
  line-height: 1.4;
  > figcaption {
    margin-top: ${space.m};
    color: ${color.muted};
    font-size: ${size.small};
    text-wrap: balance;
    > a {
      color: ${color.text};
    }
  }
  ${media.laptop} {
    --start: ${space.xl};
    grid-column: 7 / -1;
    margin-left: 0;
  }
`;
