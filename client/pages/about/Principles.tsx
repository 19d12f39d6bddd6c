import { css, cx } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { band, largeHeading, lead } from "#client/components/Section.tsx";
import { media, queryOf } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";

/** What the company promises, and the signed page on which it stood first. */
export function Principles({ content }: { content: Site["about"] }) {
  const { principles, story } = content;
  return (
    <section id="principles" aria-labelledby="principles-heading" className={cx(band, largeHeading, section)}>
      <h2 id="principles-heading">{principles.heading}</h2>
      {story && (
        <>
          <p className={lead}>{story.signing}</p>
          <div className={signedPage}>
            <Picture image={story.image} sizes={`${queryOf(media.laptop)} 38vw, 92vw`} />
          </div>
        </>
      )}
      <ul>
        {principles.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const section = css`
  row-gap: ${space.xl};
  > p {
    max-width: 28em;
  }
  > ul {
    align-self: end;
  }
  li {
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }
  li p {
    margin-top: ${space.xs};
    color: ${color.muted};
  }
  ${media.laptop} {
    > :is(p, ul) {
      grid-column-end: span 6;
    }
  }
`;

const signedPage = css`
  width: min(36rem, 100%);
  img {
    width: 100%;
    border: 1px solid ${color.line};
  }
  ${media.laptop} {
    justify-self: end;
    grid-column: 8 / -1;
    grid-row: 2 / span 2;
  }
`;
