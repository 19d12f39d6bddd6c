import { css, cx } from "@linaria/core";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { partOf } from "#client/islands/Island.tsx";
import { largeBrackets } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { font } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";
import type { Story } from "#shared/content/story.ts";
import { splitHighlights } from "#shared/format.ts";
import fraunces from "./fraunces.woff2?url";
import type { Parts } from "./set-stage.ts";

const part = partOf<Parts>;

export interface ProductProps {
  content: Story["product"];
  change: NonNullable<Project["change"]>;
  /** The word between both figures, for screen readers. */
  now: string;
}

/**
 * The page that solved a client's problem, in the client's colours, with a figure at its level on a scale of 100: beside
 * the page, or above it in a window that is taller than wide.
 */
export function Product({ content, change, now }: ProductProps) {
  const { label, name, menu, heading, days, doctors } = content;
  const [first, level] = [Number.parseFloat(change.from), Number.parseFloat(change.to)];
  return (
    <div className={cx(largeBrackets, frame)} {...part("product")}>
      <figure className={ground} {...part("ground")}>
        <div className={page} role="img" aria-label={label} {...part("page")}>
          <p className={bar}>
            <b>{name}</b>
            {menu.map((entry) => (
              <span key={entry}>{entry}</span>
            ))}
          </p>
          <p className={title}>
            {splitHighlights(heading).map((words, index) => (index % 2 ? <b key={words}>{words}</b> : words))}
          </p>
          <ul className={daysRow}>
            {days.map(({ name, note }) => (
              <li key={name} {...part("day")}>
                <b>{name}</b>
                {note}
              </li>
            ))}
          </ul>
          <ul className={list}>
            {doctors.map(({ initials, name, note, times }) => (
              <li key={name} {...part("doctor")}>
                <i>{initials}</i>
                <p>
                  <b>{name}</b>
                  {note}
                </p>
                {times.map((time) => (
                  <span key={time} {...part("time")}>
                    {time}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
        <figcaption className={figure} {...part("figure")}>
          <svg aria-hidden="true">
            <text y={`${100 - first}%`} dy="0.35em" {...part("before")}>
              {change.from}
            </text>
            <rect y={`${100 - level}%`} width="100%" height="100%" {...part("level")} />
          </svg>
          <p>
            {change.what}
            <small>{change.method}</small>
          </p>
          <b {...part("rider")}>
            <VisuallyHidden>{change.from + now} </VisuallyHidden>
            <span {...part("number")}>{change.to}</span>
          </b>
        </figcaption>
      </figure>
    </div>
  );
}

// The client's colours, as in its picture.
const [text, muted, hairline] = ["#173c40", "#4b6668", "#e3ddd0"];

/** The client's typeface for headings, as in its picture. */
const serif = "Fraunces, Georgia, serif";

/** @public */
export const typeface = css`
  :global() {
    @font-face {
      font-family: Fraunces;
      src: url("${fraunces}") format("woff2");
      font-weight: 600;
      font-display: swap;
    }
  }
`;

/** The distance from the brackets to the ground, which is as wide as the columns. */
const out = "var(--gutter) * 0.36";

const frame = css`
  margin-inline: calc(-1 * ${out});
  padding: calc(${out});
`;

const ground = css`
  --inset: 1.25em;
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) / 100%;
  height: 100%;
  overflow: clip;
  background: var(--client);
  color: ${text};
  font-size: min(max(0.75rem, min(4.1vw, 1.8svh)), 4.4vw);
  line-height: 1.3;
  forced-color-adjust: none;
  print-color-adjust: exact;
  b {
    font-weight: 600;
  }
  ${media.landscape} {
    --inset: 2em;
    grid-template: minmax(0, 1fr) / calc((100% + var(--gap)) * 2 / 3 - var(--gap)) 1fr;
    gap: var(--gap);
    font-size: max(0.75rem, min(1.11vw, 1.8svh));
  }
`;

const page = css`
  position: relative;
  z-index: 1;
  order: 1;
  display: flex;
  flex-direction: column;
  margin-inline: 1em;
  padding: 0 var(--inset) 0.2em;
  border-radius: 1.25em 1.25em 0 0;
  background: #fffaf3;
  b {
    display: block;
  }
  ${media.landscape} {
    order: 0;
    margin: 1.25em 0 0 2em;
  }
`;

const bar = css`
  display: flex;
  gap: 2em;
  align-items: baseline;
  max-width: none;
  margin-inline: calc(-1 * var(--inset));
  padding: 0.8em var(--inset);
  border-bottom: 1px solid ${hairline};
  color: ${muted};
  b {
    color: ${text};
    font: 600 1.4em / 1.1 ${serif};
  }
  ${media.portrait} {
    span {
      display: none;
    }
  }
`;

const title = css`
  margin-top: 0.5em;
  font: 600 1.42em / 1.1 ${serif};
  b {
    color: #c9441f;
  }
  ${media.landscape} {
    font-size: 2.9em;
  }
`;

const daysRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6em;
  margin-block: 0.8em;
  > li {
    padding: 0.4em 1.1em;
    border-radius: 0.8em;
    background: #f5ecde;
    white-space: nowrap;
  }
  > :first-child {
    background: #0f6b66;
    color: #fff;
  }
  ${media.portrait} {
    > li {
      flex: 1;
      padding-inline: 0.8em;
    }
    > :last-child {
      display: none;
    }
  }
`;

/* A doctor for whom there is no space wraps to a second column, which is clipped. */
const list = css`
  flex: 1;
  display: flex;
  flex-flow: column wrap;
  min-height: 6em;
  overflow: clip;
  > li {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0.3em 0.5em;
    place-content: center;
    align-items: center;
    width: 100%;
    padding-block: 0.3em;
    border-top: 1px solid ${hairline};
  }
  i {
    width: 2.5em;
    border-radius: 0.8em;
    background: #ffd9c4;
    font-style: normal;
    line-height: 2.5em;
    text-align: center;
  }
  p {
    flex: 1 0 calc(100% - 3em);
    color: ${muted};
  }
  b {
    color: ${text};
  }
  span {
    position: relative;
    flex: 1;
    padding-block: 0.35em;
    border-radius: 0.8em;
    box-shadow: inset 0 0 0 1px #bcd8d0;
    text-align: center;
    isolation: isolate;
  }
  > :first-child p + span::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: inherit;
    background: #ff7a59;
  }
  ${media.landscape} {
    min-height: 10.6em;
    > li {
      gap: 0.75em;
      max-height: 4.75em;
    }
    p {
      flex: 1;
    }
    span {
      flex: none;
      width: 4.7em;
    }
  }
`;

/* The level is below the figure in a tall window, and across the whole ground in a wide one. */
const figure = css`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 8.5em;
  padding: 0.75em 1em;
  svg {
    position: absolute;
    inset: 0;
    width: 9.1em;
    height: 100%;
    overflow: visible;
    /* The first figure is beside the level. */
    clip-path: inset(0 -4em 0 0);
    fill: #6fbcae;
  }
  text {
    fill: currentColor;
    translate: 6.1em;
    font: 600 1.5em ${font.display};
    text-decoration: line-through;
  }
  p {
    position: relative;
    padding-left: 10.1em;
    font: 600 1.2em / 1.2 ${font.display};
    &::first-letter {
      text-transform: uppercase;
    }
  }
  small {
    display: block;
    margin-top: 0.4em;
    font: 400 max(11px, 0.68em) / 1.35 ${font.text};
  }
  > b {
    position: absolute;
    inset: -7% auto 7% 0.14em;
    display: grid;
    align-items: end;
    padding-bottom: 0.03em;
    font: 600 5.5em / 0.72 ${font.display};
    letter-spacing: -0.05em;
    word-spacing: -0.15em;
  }
  ${media.landscape} {
    position: static;
    display: block;
    padding: 1.6em 1.5em 16em 0;
    svg {
      width: 100%;
    }
    text {
      translate: calc(100% - 2.9em);
    }
    p {
      padding: 0;
      font-size: 1.85em;
    }
    small {
      font-size: max(0.75rem, 0.55em);
    }
    > b {
      left: auto;
      margin-left: -0.04em;
      font-size: min(13.2em, 15.3vw);
    }
  }
`;
