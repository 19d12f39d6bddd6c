import { css } from "@linaria/core";
import type { MouseEvent } from "react";
import { media } from "#client/styles/media.ts";
import { brackets, color, size, space, stroke } from "#client/styles/tokens.ts";
import { fieldId } from "./ContactFormField.tsx";

interface ErrorSummaryProps {
  heading: string;
  /** The message of each invalid field, by its name. */
  messages: Readonly<Record<string, string>>;
}

const takeFocus = (summary: HTMLElement | null) => summary?.focus();

/** Lists all errors in one place and takes the focus (GOV.UK Design System, error summary). */
export function ErrorSummary({ heading, messages }: ErrorSummaryProps) {
  return (
    <div ref={takeFocus} className={summary} tabIndex={-1}>
      <div role="alert">
        <h2>{heading}</h2>
        <ul>
          {Object.entries(messages).map(([name, message]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={focusField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the field without following the link, which would add a history entry for each error. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  field?.focus({ preventScroll: true });
  // WebKit scrolls a focused field only half into view.
  field?.scrollIntoView({ block: "nearest" });
}

const summary = css`
  padding: ${space.l};
  border-image: ${brackets(stroke.mark, "20px", "0px", color.error)};
  ${media.forcedColors} {
    border: 2px solid;
  }
  h2 {
    font-size: ${size.subheading};
  }
  ul {
    margin-top: ${space.s};
    columns: 2 12em;
  }
  a {
    display: inline-block;
    padding-block: ${space.hair};
    color: ${color.error};
    font-weight: 600;
  }
`;
