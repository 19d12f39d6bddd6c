import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { Button } from "#client/ui/Button.tsx";
import { Facts } from "#client/ui/Facts.tsx";
import { Section } from "#client/ui/Section.tsx";
import { home } from "#shared/content/home.ts";

export function HomeAbout() {
  const { id, label, heading, text, facts, link } = home.about;
  return (
    <Section id={id} label={label} heading={heading} tone="ink">
      <div className={words}>
        <p>{text}</p>
        <Button variant="bracketed" href={link.href}>
          {link.label}
        </Button>
      </div>
      <div className={figures}>
        <Facts facts={facts} />
      </div>
    </Section>
  );
}

const words = css`
  > p {
    max-width: 52ch;
    margin-bottom: ${space.xl};
    font-size: ${size.lead};
    line-height: 1.45;
  }
  ${media.laptop} {
    grid-column: 7 / -1;
  }
`;

const figures = css`
  margin-top: ${space.xxl};
  ${media.laptop} {
    grid-column: 4 / -1;
  }
`;
