import { css, cx } from "@linaria/core";
import { ButtonLink, LinkWithNote } from "#client/components/buttons.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { HandbookBot } from "#client/islands/handbook-bot/HandbookBot.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { clipped, largeText } from "#client/styles/section.ts";
import { space } from "#client/styles/tokens.ts";

export function ServicesHero() {
  const { botService, layout, pageTexts, paths } = useSite();
  const { services, about } = pageTexts;
  return (
    <SectionShell id="top" className={cx(clipped, hero)}>
      <div className={text}>
        <h1 id="top-heading">{services.heading}</h1>
        <p className={largeText}>{services.lead}</p>
        <p>{services.price}</p>
        <LinkWithNote href={paths.about} label={services.action} note={about.menu.title}>
          <ButtonLink variant="inverse" href={paths.contact}>
            {layout.quote}
          </ButtonLink>
        </LinkWithNote>
      </div>
      <HandbookBot
        content={services.handbookBot}
        service={{ href: `#${botService.id}`, title: botService.title }}
      />
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
  /* Two lines on tablets, in the brand's font and in the fallback font. */
  > h1 {
    max-width: 9em;
  }
  > p {
    max-width: 27em;
    margin-top: ${space.l};
  }
  > p + p {
    font-weight: 600;
  }
  ${media.laptop} {
    padding-block: ${space.xxl};
    grid-column: 1 / span 6;
    > h1 {
      max-width: 5.85em;
    }
  }
`;
