import { css } from "@linaria/core";
import { LinkWithNote } from "#client/components/buttons.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";

/** What happens if we are late, and the way to the page about us. */
export function HomeGuarantee() {
  const { pageTexts, paths } = useSite();
  const { heading, source, terms, link, companySize } = pageTexts.home.guarantee;
  return (
    <SectionShell id="guarantee" className={section}>
      <h2 id="guarantee-heading">{heading}</h2>
      <div>
        <p>{source}</p>
        <dl>
          {terms.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <LinkWithNote href={paths.about} label={link} note={companySize} />
      </div>
    </SectionShell>
  );
}

const section = css`
  row-gap: ${space.xl};
  align-items: center;
  break-after: page;
  break-inside: avoid;
  > h2 {
    font-size: ${size.mega};
    line-height: 0.95;
  }
  ${media.laptop} {
    > h2 {
      grid-column: 1 / span 9;
      font-size: min(${size.mega}, 9.6vw);
    }
    > div {
      grid-column: 10 / -1;
    }
  }
  dl > div {
    margin-top: ${space.s};
    padding-top: ${space.s};
    border-top: 1px solid ${color.hairline};
  }
  p,
  dt {
    color: ${color.muted};
  }
  dd {
    ${displayFont(size.subheading, 1.2)};
  }
`;
