import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, lineThickness, size, space, stroke } from "#client/styles/tokens.ts";
import type { AboutStory } from "#shared/content/about-story.ts";

interface MailToSentenceProps {
  mail: AboutStory["mail"];
  heading: ReactNode;
  /** What follows from the sentence. */
  children: ReactNode;
}

/**
 * A client's long mail and the sentence that is in it. With scroll-driven animations, the mail's other words leave and
 * the sentence's words move to their places while the visitor scrolls. Else both stand one below the other.
 */
export function MailToSentence({ mail, heading, children }: MailToSentenceProps) {
  const { headers, text, sentence, count } = mail;
  // Each marked word is a mark of its own, with the punctuation that follows.
  const parts = text
    .replace(
      /\[([^\]]+)\](\S*)/g,
      (_, words: string, end: string) => `[${words.replaceAll(" ", "] [")}${end}]`,
    )
    .split(/\[([^\]]+)\]/);
  const [before, after] = count.split("{count}");
  return (
    <Island name="mail-to-sentence" load="load" className={act}>
      <div className={stage}>
        <div className={head}>
          {heading}
          <p className={total}>
            {before}
            <span>{text.split(" ").length}</span>
            {after}
          </p>
        </div>
        <blockquote className={letter}>
          <p className={sender}>
            {headers.map(({ name, value }) => (
              <span key={name}>
                {name} <b>{value}</b>
              </span>
            ))}
          </p>
          <p data-mail="">
            {parts.map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part))}
          </p>
        </blockquote>
        <p className={result} data-sentence="">
          {sentence}
        </p>
        <span className={bracket} />
        <span className={cx(bracket, closing)} data-closing="" />
        <div className={then}>{children}</div>
      </div>
    </Island>
  );
}

const stage = css`
  display: grid;
  gap: ${space.l};
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.hair} ${space.l};
`;

const total = css`
  color: ${color.muted};
  font: 600 ${size.lead} / 1.2 ${font.display};
  font-variant-numeric: tabular-nums;
`;

const letter = css`
  color: ${color.muted};
  font-size: max(0.8125rem, 0.25rem + 0.85vw + 0.9svh);
  line-height: 1.45;
  > p {
    max-width: none;
  }
  mark {
    background: ${color.accent};
    color: ${color.onAccent};
    ${media.forcedColors} {
      background: Mark;
      color: MarkText;
    }
  }
`;

const sender = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  margin-bottom: 0.5em;
  font-size: ${size.small};
  b {
    color: ${color.text};
  }
`;

const arm = "clamp(20px, 6vw, 110px)";

/* As large as the frame allows: --em is the width of its longest line. The line runs out of its full stop. */
const result = css`
  --em: 7.5;
  justify-self: start;
  padding: var(--inset);
  max-width: calc(1em * var(--em) + 2 * var(--inset));
  border-image: ${brackets(stroke.heavy, arm, "0px")};
  font: 600 min((100vw - 2 * ${space.gutter} - 2 * var(--inset)) / var(--em), 15svh) / 1.05 ${font.display};
  letter-spacing: -0.03em;
  ${media.tablet} {
    --em: 8.9;
  }
  &::after {
    content: "";
    position: absolute;
    width: 100vw;
    height: ${lineThickness};
    margin: 0.72em 0 0 0.05em;
    background: ${color.mark};
    transform-origin: 0 0;
  }
`;

const then = css`
  display: grid;
  gap: ${space.s} ${space.xl};
  align-items: end;
  ${media.laptop} {
    grid-template-columns: 1fr minmax(0, 32em);
  }
`;

/* The brackets of the stage. The sentence has its own elsewhere. */
const bracket = css`
  display: none;
  width: ${arm};
  background: linear-gradient(currentColor 0 0) 0 0 / 100% ${stroke.heavy} no-repeat;
  &::before,
  &::after {
    content: "";
    grid-area: 1 / 1;
    width: ${stroke.heavy};
    background: currentColor;
    transform-origin: 0 0;
  }
  &::after {
    align-self: end;
    width: 100%;
    height: ${stroke.heavy};
  }
`;

const closing = css`
  justify-self: end;
  scale: -1 1;
`;

/* Text and ground of two colours each, which change from left to right while the position goes from 100% to 0. */
const wiped = (from: string, fromGround: string, to: string, toGround: string) => `
  color: transparent;
  background:
    linear-gradient(90deg, ${to} 50%, ${from} 0) 100% 0 / 200% 100%,
    linear-gradient(90deg, ${toGround} 50%, ${fromGround} 0) 100% 0 / 200% 100%;
  background-clip: text, border-box;
`;

const act = css`
  --inset: clamp(0.875rem, 3vw, 3rem);
  @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) and (scripting: enabled) and (width >= 22em) and (height >= 34em) {
    @supports (animation-timeline: view()) {
      &:not([data-tight]) {
        height: 400svh;
        view-timeline: --act;
        *,
        ::before,
        ::after {
          animation-fill-mode: both;
          animation-timing-function: linear;
          animation-timeline: --act;
        }
        .${stage} {
          position: sticky;
          top: 0;
          height: 100svh;
          grid-template-rows: auto auto 1fr;
          padding-block: 5rem ${space.l};
        }
        .${letter},
        .${result},
        .${bracket} {
          grid-area: 2 / 1 / span 2 / -1;
        }
        .${letter} {
          align-self: center;
          padding: var(--inset);
          animation-name: leave;
          animation-range: contain 20% contain 34%;
        }
        .${result} {
          grid-row-end: 3;
          border-image: none;
          animation-name: appear;
          animation-range: contain 34% contain 48%;
          &::after {
            animation-name: draw;
            animation-range: contain 69% contain 79%;
          }
        }
        .${then} {
          grid-row: 3;
          align-self: end;
          animation-name: appear;
          animation-range: contain 70% contain 79%;
        }
        .${bracket} {
          display: grid;
        }
      }
      &[data-measured] {
        .${total} {
          animation-name: lime;
          animation-range: contain 38% contain 42%;
          > span {
            font-size: 0;
            &::before {
              content: counter(words) / "";
              counter-reset: words var(--words);
              font-size: ${size.lead};
              animation-name: count;
              animation-range: contain 20% contain 42%;
            }
          }
        }
        .${letter},
        .${result} {
          animation-name: none;
        }
        .${sender} {
          animation-name: leave;
          animation-range: contain 20% contain 30%;
        }
        .${letter} span {
          --x: calc((var(--i) - 0.5) * 6rem);
          display: inline-block;
          animation-name: leave;
          animation-timing-function: ease-in;
          animation-range: contain calc(20% + var(--i) * 10%) contain calc(32% + var(--i) * 10%);
        }
        mark {
          ${wiped(color.muted, "transparent", color.onAccent, color.accent)}
          animation-name: wipe, leave-at-once;
          animation-range:
            contain calc(3% + var(--i) * 12%) contain calc(6% + var(--i) * 12%),
            contain calc(35% + var(--i) * 6%) contain calc(35.1% + var(--i) * 6%);
        }
        .${result} span {
          ${wiped(color.onAccent, color.accent, color.text, "transparent")}
          display: inline-block;
          margin: -0.02em -0.06em;
          padding: 0.02em 0.06em;
          transform-origin: 0 0;
          animation-name: appear-at-once, fly, wipe;
          animation-timing-function: linear, cubic-bezier(0.6, 0, 0.2, 1), linear;
          animation-range:
            contain calc(34% + var(--i) * 6%) contain calc(35% + var(--i) * 6%),
            contain calc(35% + var(--i) * 6%) contain calc(51% + var(--i) * 6%),
            contain calc(60% + var(--i) * 7%) contain calc(63% + var(--i) * 7%);
        }
        .${closing} {
          animation-name: close;
        }
        .${bracket}::before {
          animation-name: shorten;
        }
        .${bracket}::after {
          animation-name: rise;
        }
        .${closing},
        .${bracket}::before,
        .${bracket}::after {
          animation-timing-function: cubic-bezier(0.6, 0, 0.2, 1);
          animation-range: contain 48% contain 60%;
        }
      }
    }
  }
  @keyframes leave {
    to {
      translate: var(--x, 0) 2.5rem;
      opacity: 0;
    }
  }
  @keyframes leave-at-once {
    to {
      opacity: 0;
    }
  }
  @keyframes appear {
    from {
      translate: 0 1.5rem;
      opacity: 0;
    }
  }
  @keyframes appear-at-once {
    from {
      opacity: 0;
    }
  }
  @keyframes draw {
    from {
      scale: 0 1;
    }
  }
  @keyframes lime {
    to {
      color: ${color.mark};
    }
  }
  @keyframes count {
    from {
      --words: var(--all);
    }
    to {
      --words: var(--few);
    }
  }
  @keyframes wipe {
    to {
      background-position-x: 0;
    }
  }
  @keyframes fly {
    from {
      translate: var(--x) var(--y);
      scale: var(--scale);
    }
  }
  @keyframes close {
    to {
      translate: var(--right);
    }
  }
  @keyframes shorten {
    to {
      scale: 1 var(--height);
    }
  }
  @keyframes rise {
    to {
      translate: 0 var(--bottom);
    }
  }
`;
