import { css } from "@linaria/core";
import { SectionShell } from "#client/components/Section.tsx";
import { usePage } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { largeText } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { ProseBlock } from "#shared/content/types.ts";
import { formatDate, monthOf } from "#shared/format.ts";

/** A page that is text alone, such as a privacy notice. */
export function ProsePage() {
  const { site, text } = usePage();
  const { modifiedTime } = text.metadata;
  return (
    <SectionShell id="top" className={page}>
      <h1 id="top-heading">{text.heading}</h1>
      <div className={prose}>
        <p className={largeText}>{text.lead}</p>
        {text.prose?.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
        <p>
          {site.layout.modified}{" "}
          <time dateTime={modifiedTime}>{formatDate(monthOf(modifiedTime), site.language.tag)}</time>
        </p>
      </div>
    </SectionShell>
  );
}

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("heading" in block) return <h2 id={block.id}>{block.heading}</h2>;
  if ("list" in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item} </li>
        ))}
      </ul>
    );
  return (
    <p>
      <a href={block.href}>{block.link}</a>
    </p>
  );
}

const page = css`
  row-gap: ${space.xl};
  > h1 {
    font-size: ${size.heading};
    line-height: 0.98;
  }
`;

/* About 70 characters a line. */
const prose = css`
  max-width: 38em;
  > * + * {
    margin-top: ${space.m};
  }
  > h2 {
    margin-top: ${space.xl};
    font-size: ${size.subheading};
    line-height: 1.15;
    scroll-margin-top: ${space.scrollOffset};
  }
  > ul {
    padding-left: 1.25em;
    list-style: disc;
  }
  > ul > li + li {
    margin-top: ${space.xs};
  }
  > p:has(time) {
    color: ${color.muted};
    font-size: ${size.small};
  }
  ${media.laptop} {
    grid-column: 5 / -1;
  }
`;
