import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { ink } from "#client/styles/section.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";

/** The windows and their rows share its height. It has the same margin on all sides. */
export const windows = css`
  display: grid;
  gap: ${space.l};
  padding: clamp(${space.m}, 4.4vw, ${space.xxl});
  background: ${color.accent};
  /* The second of two says it in large type. */
  > :last-child:nth-child(2) > b {
    color: ${color.highlight};
    font-size: ${size.itemTitle};
  }
`;

/** A window. */
export const frame = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space.m};
  padding: clamp(${space.m}, 3vw, ${space.l});
  border: 1px solid transparent;
  background: ${color.surface};
  color: ${color.text};
  > b {
    ${displayFont(size.subheading, 1.1)};
  }
  > ul {
    display: grid;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.m};
    padding-block: ${space.xs};
    border-top: 1px solid ${color.border};
    font-size: ${size.lead};
    line-height: 1.3;
    > b {
      font-weight: 600;
      text-align: right;
    }
  }
  /* A bar between its label and its value. The longest is lime. */
  li:has(svg) {
    display: grid;
    grid-template-columns: 5.5em 1fr 3.3em;
  }
  svg {
    width: 100%;
    height: 1.1em;
    fill: currentColor;
  }
  [width="100%"] {
    fill: ${color.accent};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.m};
    max-width: none;
    color: ${color.muted};
  }
  mark {
    padding: ${space.m} ${space.l};
    font-weight: 600;
  }
`;

/* What the visitor writes is on the right. Answers have a source. The last one is a person's. */
const chat = css`
  ul {
    gap: ${space.xs};
    align-content: space-between;
  }
  li {
    display: block;
    justify-self: start;
    max-width: 85%;
    padding: ${space.s} ${space.m};
    border: 1px solid transparent;
    background: ${color.background};
    font-size: clamp(${size.body}, 1.2vw, ${size.lead});
    > b {
      display: block;
      margin-top: ${space.hair};
      font-size: ${size.small};
      text-align: left;
    }
    &:not(:has(b)) {
      justify-self: end;
      background: ${color.text};
      color: ${color.surface};
    }
    &:last-child {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
  p {
    padding: ${space.m};
    border: 1px solid ${color.muted};
  }
`;

/* Where five users pressed the button. */
const tap = (x: number, y: number) =>
  `radial-gradient(circle at ${x}% ${y}%, rgb(0 0 0 / 60%) 0.3rem, rgb(0 0 0 / 20%) 0 1.1rem, #0000 0)`;
const prototype = css`
  mark {
    width: 100%;
    padding-block: ${space.l};
    background: ${[tap(58, 40), tap(66, 62), tap(71, 30), tap(79, 58), tap(90, 45)].join()}, ${color.accent};
    font-size: ${size.subheading};
  }
`;

/* The same record in several places. */
const records = css`
  > * {
    width: 86%;
    &:nth-child(even) {
      margin-left: 7%;
    }
    &:last-child {
      margin-left: auto;
    }
  }
  li:first-child > b {
    padding-inline: 0.4em;
    background: ${color.accent};
  }
`;

/* A row without a value has a check mark, which is drawn: the fonts have none. */
const ticked = css`
  li:not(:has(b)) {
    flex-wrap: nowrap;
    &::after {
      content: "";
      width: 0.4em;
      height: 0.75em;
      margin-right: 0.3em;
      border: solid;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }
  }
`;

/* A test and what all tests say. */
const tests = css`
  li {
    font: ${size.body} / 1.3 ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > :first-child li {
    padding: 0;
    border: 0;
    &::after {
      display: none;
    }
  }
`;

/* Two phones, which the stage's lower edge cuts off. */
const phones = css`
  padding-bottom: 0;
  > * {
    grid-template-rows: auto auto 1fr;
    border: 0.5rem solid ${color.text};
    border-bottom: 0;
    border-radius: 2.75rem 2.75rem 0 0;
    &:last-child {
      border-radius: 1.25rem 1.25rem 0 0;
    }
  }
  p {
    order: -1;
    padding: ${space.s} ${space.m};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
  }
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
    > :last-child {
      margin-top: 40%;
    }
  }
`;

/** The styles of the kinds of screens. */
export const looks = {
  plain: undefined,
  chat,
  prototype,
  records,
  tests: cx(ticked, ink, tests),
  phones: cx(ticked, phones),
};
