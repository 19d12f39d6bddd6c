import { css } from "@linaria/core";
import { LinkItems } from "#client/components/LinkItems.tsx";
import { SectionShell, type SectionTheme } from "#client/components/Section.tsx";
import { largeText } from "#client/styles/section.ts";
import { displayFont, space } from "#client/styles/tokens.ts";

interface ErrorSectionProps {
  content: { heading: string; lead: string; onward: string; statusAlt: string };
  theme: SectionTheme;
  /** The status code in very large letters, with the company's brackets. */
  status: string;
  links: readonly { href: string; label: string }[];
}

export function ErrorSection({ content, theme, status, links }: ErrorSectionProps) {
  const { heading, onward, statusAlt } = content;
  return (
    <SectionShell id="top" theme={theme} className={errorSection}>
      <p role="img" aria-label={statusAlt} className={statusCode}>
        {status}
      </p>
      <div className={text}>
        <h1 id="top-heading">{heading}</h1>
        <div>
          <p className={largeText}>{content.lead}</p>
          <nav aria-label={onward}>
            <ul>
              <LinkItems links={links} />
            </ul>
          </nav>
        </div>
      </div>
    </SectionShell>
  );
}

const errorSection = css`
  row-gap: clamp(${space.xl}, 5vw, ${space.xxl});
  padding-block: clamp(${space.xl}, 4vw, ${space.xxl});
`;

const statusCode = css`
  ${displayFont("min(28vw, 32rem, 36svh)", 1)};
  /* Its first digit is in line with the heading. */
  margin-left: -0.035em;
  white-space: nowrap;
`;

const text = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.xl} ${space.gap};
  > * {
    flex: 1 1 min(28rem, 100%);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    margin-top: ${space.l};
  }
  li > a {
    display: block;
    padding-block: ${space.s};
    font-weight: 600;
  }
`;
