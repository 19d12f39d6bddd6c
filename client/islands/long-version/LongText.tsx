import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, font, size, space, stroke } from "#client/styles/tokens.ts";
import { bracketOutset, wideBrackets } from "./wide-brackets.ts";

interface LongTextProps {
  /** The heading, and its id. */
  heading: string;
  id: string;
  content: Record<"group" | "keys", string>;
}

/** The heading, the field for the visitor's text, and the words of that text. The three share a cell. */
export function LongText({ id, heading, content }: LongTextProps) {
  return (
    <div className={cell}>
      <h2 id={id}>{heading}</h2>
      <textarea
        rows={1}
        dir="auto"
        placeholder=" "
        spellCheck={false}
        aria-label={heading}
        aria-describedby="long-version-status"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label={content.group} aria-description={content.keys} className={group} />
    </div>
  );
}

/* The heading stands where a placeholder would, and the caret before it is as tall as its letters. */
const cell = css`
  display: grid;
  > *,
  &::before {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > h2 {
    align-self: start;
  }
  [data-step="empty"] > &,
  [data-step="writing"] > & {
    border-image: ${wideBrackets};
  }
  [data-step="empty"] > &:not(:focus-within)::before {
    content: "";
    width: ${stroke.heavy};
    height: 0.9em;
    margin-left: calc(-0.4 * ${bracketOutset});
    background: ${color.mark};
    font-size: ${size.mega};
  }
  /* An outline closes the brackets, instead of a focus ring. */
  &:has(> textarea:focus-visible) {
    outline: ${stroke.mark} solid;
    outline-offset: ${bracketOutset};
  }
  [data-step]:not([data-step="empty"]) > & > h2 {
    opacity: 0;
    pointer-events: none;
  }
  /* Both break lines at the same places. */
  > textarea,
  > [role="group"] {
    --lines: 8.3lh;
    --most: calc(min(var(--lines), 60svh) + 2 * ${bracketOutset});
    display: none;
    /* Reaches to the brackets. Half a line at the lower edge shows that there is more. */
    max-height: var(--most);
    margin: calc(-1 * ${bracketOutset});
    padding: ${bracketOutset};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-gutter: stable;
    scrollbar-width: thin;
    scrollbar-color: ${color.line} transparent;
    color: ${color.faint};
    font: 500 ${size.subheading} / max(1.45em, ${space.target}) ${font.display};
    letter-spacing: -0.02em;
    word-spacing: inherit;
    @media (height >= 62em) {
      --lines: 10.3lh;
    }
  }
  [data-step]:not([data-step="picking"]) > & > textarea,
  [data-step="picking"] > & > [role="group"] {
    display: block;
  }
  > textarea {
    /* Grows with its text, or has its greatest height for every text. */
    field-sizing: content;
    @supports not (field-sizing: content) {
      &:not(:placeholder-shown) {
        min-height: var(--most);
      }
    }
    background: none;
    border: 0;
    resize: none;
    caret-color: ${color.mark};
    &:placeholder-shown {
      padding-left: calc(0.6 * ${bracketOutset});
      overflow: hidden;
      font: 600 ${size.mega} / 0.9 ${font.display};
    }
    &:focus-visible {
      outline-color: transparent !important;
      /* Not the shorthand, of which the minifier leaves nothing. */
      border-image-source: none !important;
    }
  }
`;

/* The words are lit like those of the mail at the top of the page. They are as wide when they are lit. */
const group = css`
  user-select: none;
  touch-action: manipulation;
  > p {
    max-width: none;
    text-wrap: wrap;
  }
  > p:empty {
    height: 1lh;
  }
  [role="button"] {
    --ring: 1px;
    margin-inline: -0.11em;
    padding: 0.3em 0.11em;
    background: linear-gradient(${color.accent} 0 0) 0 50% / 0 1.2em no-repeat;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
    text-decoration: underline dotted 1px ${color.muted};
    text-underline-offset: 0.3em;
    cursor: pointer;
    &:dir(rtl) {
      background-position-x: 100%;
    }
    ${media.motion} {
      transition: background-size ${duration.quick} ${easing};
    }
    ${media.hover} {
      &:hover {
        color: ${color.text};
      }
    }
    &[aria-pressed="true"] {
      background-size: 100% 1.2em;
      color: ${color.onAccent};
      text-decoration-line: none;
      print-color-adjust: exact;
      ${media.forcedColors} {
        background: Mark;
        color: MarkText;
      }
    }
  }
`;
