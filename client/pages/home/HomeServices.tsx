import { css, cx } from "@linaria/core";
import { MoreLink } from "#client/components/MoreLink.tsx";
import { clipped, Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, duration, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { Seam } from "./Seam.tsx";

interface HomeServicesProps {
  content: SiteContent["home"]["services"];
  services: SiteContent["services"];
}

/** The main services in large letters. Each row is one link. */
export function HomeServices({ content, services }: HomeServicesProps) {
  const { paths } = useSite();
  return (
    <Section id="services" heading={content.heading} className={cx(clipped, section)}>
      <Seam way="threeLoops" from="right" />
      <ul className={list}>
        {services.map(({ id, title, text }) => (
          <li key={id}>
            <h3>
              <StretchedLink href={`${paths.servicesPage}#${id}`}>{title}</StretchedLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <MoreLink href={paths.servicesPage}>{content.link}</MoreLink>
    </Section>
  );
}

const section = css`
  contain-intrinsic-block-size: auto 65rem;
  h2 {
    max-width: none;
  }
`;

const list = css`
  > li {
    position: relative;
    padding-block: clamp(1.25rem, 1.6vw, 1.75rem);
    border-top: 1px solid ${color.line};
  }
  h3 {
    font-size: ${size.title};
    line-height: 1;
    letter-spacing: -0.035em;
  }
  a {
    text-decoration: none;
  }
  p {
    max-width: 34em;
    margin-top: ${space.s};
    color: ${color.muted};
  }
  ${media.laptop} {
    > li {
      display: grid;
      grid-template-columns: 2fr 1fr;
      align-items: center;
    }
    p {
      margin: 0 0 0 ${space.l};
    }
  }
  ${media.hover} {
    > li:hover {
      --muted: ${color.onAccent};
      background: ${color.accent};
      color: ${color.onAccent};
      /* The colour reaches both edges of the window. */
      box-shadow: 50vw 0 ${color.accent}, -50vw 0 ${color.accent};
    }
    > li:hover,
    > li:hover + li {
      border-top-color: ${color.accent};
    }
  }
  ${media.motion} {
    > li {
      transition: ${duration.quick};
      transition-property: background-color, box-shadow;
    }
  }
`;
