import { css } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";

/** The main services, each with a short description. Each row is a single link. */
export function HomeServices() {
  const { home, mainServices, paths } = useSite();
  const { heading, link } = home.services;
  return (
    <Section id="services" heading={heading}>
      <ul className={list}>
        {mainServices.map(({ id, title, text }) => (
          <li key={id}>
            <h3>
              <StretchedLink href={`${paths.servicesPage}#${id}`}>{title}</StretchedLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="secondary" href={paths.servicesPage}>
          {link}
        </Button>
      </ButtonRow>
    </Section>
  );
}

const list = css`
  > li {
    position: relative;
    display: grid;
    align-items: center;
    gap: ${space.xs} ${space.gap};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }
  h3 {
    font-size: ${size.itemTitle};
    line-height: 1;
  }
  p {
    max-width: 28em;
    color: ${color.muted};
    text-wrap: balance;
  }
  ${media.laptop} {
    > li {
      grid-template-columns: 5fr 7fr;
    }
  }
  ${media.hover} {
    > li:hover a {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;
