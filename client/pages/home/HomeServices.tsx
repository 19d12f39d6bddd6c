import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { useSite } from "#client/page-context.ts";
import { closingBrackets } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";

/** The main services, each with a short description. Each row is a single link. */
export function HomeServices() {
  const { home, mainServices, furtherServices, paths } = useSite();
  const { heading, link } = home.services;
  const all = { id: "services", title: link, text: furtherServices.map(({ title }) => title).join(", ") };
  return (
    <Section id="services" heading={heading} className={section}>
      <ul className={list}>
        {[...mainServices, all].map(({ id, title, text }) => (
          <li key={id} className={closingBrackets}>
            <h3>
              <StretchedLink href={`${paths.servicesPage}#${id}`}>{title}</StretchedLink>
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/* By day, the next section has the same background. */
const section = css`
  padding-bottom: ${space.xxl};
`;

/* As wide as the page. Brackets close around the row that the visitor points at, or that is in the window's middle. */
const list = css`
  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.gap};
    padding: ${space.l} 0;
    border-image-outset: 0 3vw;
    box-shadow: inset 0 1px ${color.border};
    &:is(:hover, :focus-within) {
      --arm: 1rem;
    }
  }
  h3 {
    flex: 7 28rem;
    font-size: ${size.heading};
  }
  p {
    flex: 5 20rem;
    color: ${color.muted};
    text-wrap: balance;
  }
  ${media.motion} {
    &:not(:hover, :focus-within) > li {
      animation-name: frame;
      animation-timeline: view(50%);
    }
  }
  @keyframes frame {
    20%,
    80% {
      --arm: 1rem;
    }
  }
`;
