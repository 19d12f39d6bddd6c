import { css, cx } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { band, wide } from "#client/components/Section.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/** A picture that overlaps the section above, and a list of principles. */
export function Principles({ content }: { content: SiteContent["about"] }) {
  const { heading, text, items } = content.principles;
  return (
    <section id="principles" aria-labelledby="principles-heading" className={cx(band, wide, principles)}>
      <h2 id="principles-heading">{heading}</h2>
      <p>{text}</p>
      <div>
        <Picture image={content.image} sizes={`${queryOf(media.laptop)} 46vw, 55vw`} />
      </div>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const principles = css`
  /* Its picture is partly outside its box. */
  content-visibility: visible;
  row-gap: ${space.xl};
  > p {
    font-size: ${size.lead};
    line-height: 1.4;
  }
  > div {
    order: -1;
    margin-top: calc(-1 * ${space.section} - ${space.xl});
  }
  img {
    width: 100%;
    border: 1px solid ${color.line};
  }
  li {
    display: grid;
    gap: ${space.xs} ${space.gap};
    align-items: baseline;
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }
  li p {
    max-width: 34.75em;
    color: ${color.muted};
  }
  ${media.roomy} {
    > h2,
    > p {
      grid-column: 1 / span 5;
    }
    > p {
      align-self: end;
    }
    > div {
      grid-area: 1 / 6 / span 2 / -1;
    }
    li {
      grid-template-columns: 5fr 7fr;
    }
  }
  ${media.laptop} {
    > div {
      grid-column-start: 7;
    }
    li {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${media.print} {
    > div {
      margin-top: 0;
      break-inside: avoid;
    }
  }
`;
