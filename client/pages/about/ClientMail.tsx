import { css } from "@linaria/core";
import display from "#client/fonts/display.woff2?url";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, font, size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";

/** A client's long mail, in which the words of the one sentence are marked. */
export function ClientMail() {
  const { headers, text, result } = about.mail;
  // Every second part is a word that stood in brackets.
  const parts = text.split(/\[(\w+)\]/);
  return (
    <figure className={mail}>
      <dl>
        {headers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <blockquote>
        {parts.map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part))}
      </blockquote>
      <figcaption>{result}</figcaption>
    </figure>
  );
}

const mail = css`
  /* The mail appears in its own face or, after three seconds, in another: a swap would break most of its lines anew. */
  :global() {
    @font-face {
      font-family: "Familjen Mail";
      src: url("${display}") format("woff2");
      font-weight: 500 700;
      font-display: block;
    }
  }
  > dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.xl};
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
    font-size: ${size.small};
    > div {
      display: flex;
      gap: 0.5em;
    }
    dt {
      color: ${color.muted};
    }
  }
  > blockquote {
    margin-block: ${space.m} ${space.l};
    color: ${color.faint};
    font: 500 ${size.mail} / 1.15 "Familjen Mail", ${font.display};
    letter-spacing: -0.02em;
  }
  mark {
    margin-inline: -0.08em;
    padding-inline: 0.11em;
    background: linear-gradient(${color.lime} 0 0) 0 70% / 100% 1.08em no-repeat;
    color: ${color.onLime};
    font-weight: 600;
    print-color-adjust: exact;
    ${media.forcedColors} {
      background: Mark;
      color: MarkText;
    }
    /* As with a pen, one word after the other; all at once where sibling-index() is unknown. */
    ${media.motion} {
      animation: mark ${duration.calm} ${easing} backwards;
      animation-delay: calc(400ms + sibling-index() * 140ms);
    }
  }
  @keyframes mark {
    from {
      background-size: 0 1.08em;
      color: ${color.faint};
    }
  }
  > figcaption {
    font-size: ${size.lead};
    text-wrap: balance;
  }
`;
