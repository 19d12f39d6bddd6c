import { css } from "@linaria/core";
import { NotedLink } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { clipped } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { StretchedLink } from "./StretchedLink.tsx";

/** The main services. Each row is a single link. In a wide window, the picture of one service is beside them. */
export function HomeServices() {
  const { home, mainServices, furtherServices, paths } = useSite();
  const { heading, link } = home.services;
  return (
    <Section id="services" heading={heading} className={clipped}>
      <ul className={list}>
        {mainServices.map(({ id, title, text, picture, alt }) => (
          <li key={id}>
            <div>
              <h3>
                <StretchedLink href={`${paths.servicesPage}#${id}`}>{title}</StretchedLink>
              </h3>
              <p>{text}</p>
            </div>
            <div className={view}>
              <Picture name={picture} alt={alt} sizes="max(60vw, 22rem)" />
            </div>
          </li>
        ))}
      </ul>
      <NotedLink
        id="services-note"
        href={paths.servicesPage}
        label={link}
        note={furtherServices.map(({ title }) => title).join(", ")}
      />
    </Section>
  );
}

const list = css`
  position: relative;
  > li {
    position: relative;
    padding-bottom: ${space.xl};
    ${media.motion} {
      view-timeline: --row;
      view-timeline-inset: 50%;
      &:last-child {
        view-timeline-inset: 0px 50%;
      }
    }
  }
  h3 {
    font-size: ${size.itemTitle};
  }
  /* Where there is one picture for all, the brand's marker is on its row: the one in the middle of the window, or the one
   * that the visitor points at. */
  a {
    text-decoration: underline 1px;
    ${media.tablet} {
      animation-name: mark;
      animation-timeline: --row;
    }
  }
  &:has(> :hover) > :not(:hover) {
    view-timeline: none;
  }
  @keyframes mark {
    from,
    to {
      background: ${color.accent};
      box-shadow: 0.12em 0 ${color.accent}, -0.12em 0 ${color.accent};
      color: ${color.onAccent};
      text-decoration-color: transparent;
    }
  }
  p {
    padding-block: ${space.s} ${space.l};
    color: ${color.muted};
    text-wrap: balance;
  }
  ${media.tablet} {
    padding-right: calc((100% + ${space.gap}) * 7 / 12);
    > li {
      position: static;
      padding: 0;
    }
    > li > div:first-child {
      position: relative;
      padding-bottom: ${space.xl};
    }
  }
`;

/* In a wide window, the picture of the same row is beside them all, or that of the first. They cover each other. */
const view = css`
  ${media.belowLargePhone} {
    li:not(:nth-child(3n + 1)) > & {
      display: none;
    }
  }
  ${media.tablet} {
    position: absolute;
    inset: 0 calc(-1 * ${space.side}) 0 auto;
    width: calc((100% + ${space.gap}) * 7 / 12 - ${space.gap} + ${space.side});
    pointer-events: none;
    animation-name: show;
    animation-timeline: --row;
    li:not(:first-child) > & {
      visibility: hidden;
    }
    li:hover > & {
      visibility: visible;
    }
    > picture {
      display: block;
      position: sticky;
      top: ${space.belowHeader};
    }
    img {
      min-height: min(30rem, 60svh);
      object-position: 0;
    }
  }
  @keyframes show {
    from,
    to {
      visibility: visible;
    }
  }
  ${media.print} {
    display: none;
  }
`;
