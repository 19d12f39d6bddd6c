import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { band, lime } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, hang, size, space } from "#client/styles/tokens.ts";
import { projectsPage } from "#shared/content/projects-page.ts";

/** What the page ends with: as large as the figures above, and the way to be the next one. */
export function NextProject() {
  const { id, heading, text, action } = projectsPage.next;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={cx(band, lime, next)}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{text}</p>
      <Button href={action.href}>{action.label}</Button>
    </section>
  );
}

const next = css`
  row-gap: ${space.xl};
  align-items: center;
  break-inside: avoid;
  > h2 {
    margin-left: ${hang};
    font-size: ${size.closing};
    line-height: 0.9;
    letter-spacing: -0.045em;
  }
  > p {
    font-size: ${size.lead};
    line-height: 1.4;
    text-wrap: balance;
  }
  > a {
    justify-self: start;
    min-height: 3.75rem;
    padding-inline: min(2rem, 10vw);
    font-size: 1.25rem;
    @media screen {
      background: ${color.text};
      color: ${color.lime};
    }
  }
  ${media.tablet} {
    > p {
      grid-column: 1 / span 8;
    }
    > a {
      grid-column: 9 / -1;
    }
  }
`;
