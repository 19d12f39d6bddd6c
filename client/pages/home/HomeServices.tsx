import { css } from "@linaria/core";
import { Button, ButtonRow } from "#client/components/Button.tsx";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { closingBrackets } from "#client/styles/brackets.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { StretchedLink } from "./StretchedLink.tsx";

/** The main services, each with a short description. Each row is a single link. */
export function HomeServices() {
  const { home, mainServices, furtherServices, paths } = useSite();
  const { heading, link } = home.services;
  return (
    <Section id="services" heading={heading} className={section}>
      <ul className={list}>
        {mainServices.map(({ id, title, text }) => (
          <li key={id} className={closingBrackets}>
            <h3>
              <StretchedLink href={`${paths.servicesPage}#${id}`}>{title}</StretchedLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button variant="secondary" href={paths.servicesPage} aria-describedby="further">
          {link}
        </Button>
        <p id="further">{furtherServices.map(({ title }) => title).join(", ")}</p>
      </ButtonRow>
    </Section>
  );
}

/* The next section has the same background. */
const section = css`
  padding-bottom: ${space.xxl};
`;

/* Rows with underlined titles. Brackets close around the row that the visitor points at. */
const list = css`
  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.gap};
    padding: ${space.l} 0;
    border-image-outset: 0 3vw;
    &:is(:hover, :focus-within) {
      --arm: 1rem;
    }
  }
  h3 {
    flex: 7 28rem;
    font-size: ${size.heading};
  }
  a {
    text-decoration: underline 1px;
  }
  p {
    flex: 5 20rem;
    color: ${color.muted};
    text-wrap: balance;
  }
`;
