import { css } from "@linaria/core";
import type { MouseEvent } from "react";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { fieldId } from "./ContactFormField.tsx";
import { focusInView } from "./use-contact-form.ts";

interface ErrorSummaryProps {
  heading: string;
  /** The message of each invalid field, by field name. */
  messages: Readonly<Record<string, string>>;
}

/** Lists all errors in one place and takes focus (GOV.UK Design System, error summary). */
export function ErrorSummary({ heading, messages }: ErrorSummaryProps) {
  return (
    <div ref={focusInView} className={summary} tabIndex={-1}>
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

/** Focuses the field without following the link, which would add a history entry each time. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  focusInView(document.getElementById(event.currentTarget.hash.slice(1)));
}

const summary = css`
  flex-basis: 100%;
  h2 {
    margin: 0;
    font: 600 ${size.body} / 1.4 ${font.text};
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.hair} ${space.m};
  }
  a {
    display: inline-block;
    padding-block: ${space.hair};
    color: ${color.error};
    font-size: ${size.small};
    font-weight: 600;
  }
`;
