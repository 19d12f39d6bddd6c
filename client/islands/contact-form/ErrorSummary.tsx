import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";
import { formatMessage } from "#shared/format.ts";
import { type FieldErrors, fieldId } from "./fields.ts";
import { focusInView } from "./focus-in-view.ts";

interface ErrorSummaryProps {
  errors: FieldErrors;
  content: Site["contactForm"];
}

/**
 * Says how many fields are invalid, and links to them. It takes the focus when it is mounted, and the first error
 * describes it.
 */
export function ErrorSummary({ errors, content }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(ref.current), []);
  const [first, ...others] = Object.entries(errors);
  if (!first) return null;
  const { one, other } = content.summary;
  const heading = others.length === 0 ? one : formatMessage(other, { count: others.length + 1 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of fields
    <div
      ref={ref}
      className={summary}
      role="group"
      tabIndex={-1}
      aria-label={heading}
      aria-describedby={`${fieldId(first[0])}-error`}
    >
      {/* React cannot change a text that a translator has replaced beside other children. */}
      <span>{heading}</span>
      {[first, ...others].map(([name, error]) => (
        <a
          key={name}
          href={`#${fieldId(name)}`}
          // When a link leads to a field, WebKit puts no caret into it.
          onClick={() => document.getElementById(fieldId(name))?.focus()}
        >
          {error}
        </a>
      ))}
    </div>
  );
}

const summary = css`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: ${space.xs} ${space.m};
  scroll-margin-bottom: ${space.m};
  color: ${color.error};
  font-size: ${size.small};
  font-weight: 600;
  > span {
    flex-basis: 100%;
  }
`;
