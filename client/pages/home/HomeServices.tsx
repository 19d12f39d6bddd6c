import { css } from "@linaria/core";
import { NotedLink } from "#client/components/Button.tsx";
import { Picture } from "#client/components/Picture.tsx";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { StretchedLink } from "./StretchedLink.tsx";

/** The main services. Each row is a single link. In a wide window, the picture of one service is beside all rows. */
export function HomeServices() {
  const { home, mainServices, furtherServices, paths } = useSite();
  const { heading, link } = home.services;
  return (
    <Section id="services" heading={heading} className={section}>
      <ul className={list}>
        {mainServices.map(({ id, title, text, picture, alt }) => (
          <li key={id}>
            <div>
              <h3>
                <StretchedLink href={`${paths.servicesPage}#${id}`}>{title}</StretchedLink>
              </h3>
              <p>{text}</p>
            </div>
            <Picture name={picture} alt={alt} only="crop" sizes="max(40vw, 22rem)" className={view} />
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

/* The next section has the same background. */
const section = css`
  padding-bottom: ${space.xxl};
`;

const list = css`
  position: relative;
  > li {
    position: relative;
  }
  > li > div {
    padding: ${space.l} 0;
  }
  ${media.tablet} {
    padding-right: calc((100% + ${space.gap}) * 5 / 12);
    > li {
      position: static;
    }
    > li > div {
      position: relative;
    }
  }
  h3 {
    font-size: ${size.heading};
  }
  a {
    text-decoration: underline 1px;
  }
  p {
    margin-top: ${space.s};
    color: ${color.muted};
    text-wrap: balance;
  }
`;

/* In a wide window, only the picture of the row that the visitor points at, or of the first one. */
const view = css`
  aspect-ratio: 5 / 4;
  object-position: top;
  ${media.tablet} {
    position: absolute;
    inset: ${space.l} 0 auto auto;
    width: calc((100% + ${space.gap}) * 5 / 12 - ${space.gap});
    aspect-ratio: auto;
    li:not(:hover, :focus-within) > & {
      visibility: hidden;
    }
    ul:not(:has(> :is(:hover, :focus-within))) > :first-child > & {
      visibility: visible;
    }
  }
`;
