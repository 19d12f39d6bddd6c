import { css } from "@linaria/core";
import { LinkWithNote } from "#client/components/buttons.tsx";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { StretchedLink } from "./StretchedLink.tsx";

/** The main services. Each row is a single link to what the client gets. */
export function HomeServices() {
  const { mainServices, furtherServices, pageTexts, paths } = useSite();
  const { heading, link } = pageTexts.home.services;
  return (
    <Section id="services" heading={heading}>
      <ul>
        {mainServices.map(({ id, title, text }) => (
          <li key={id} className={serviceRow}>
            <h3>
              <StretchedLink href={`${paths.services}#${id}`}>{title}</StretchedLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <LinkWithNote
        href={paths.services}
        label={link}
        note={furtherServices.map(({ title }) => title).join(", ")}
      />
    </Section>
  );
}

const serviceRow = css`
  position: relative;
  display: grid;
  gap: ${space.xs} ${space.gap};
  align-items: center;
  padding-bottom: ${space.m};
  > h3 {
    font-size: ${size.heading};
  }
  a {
    display: inline-block;
    margin: 0 -0.08em;
    padding: 0 0.08em 0.04em;
    /* Not the shorthand, which WebKit does not know with a thickness. */
    text-decoration-line: underline;
    text-decoration-thickness: 0.03em;
    text-underline-offset: 0.12em;
  }
  > p {
    color: ${color.muted};
  }
  ${media.laptop} {
    grid-template-columns: 8fr 4fr;
    > h3 {
      font-size: min(${size.title}, 6.4vw);
    }
  }
`;
