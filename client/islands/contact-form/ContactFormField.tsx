import { css } from "@linaria/core";
import { field as dress, fieldError, fieldLabel } from "#client/components/text-field.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { ContactField } from "#shared/contact-form-fields.ts";

interface ContactFormFieldProps {
  field: ContactField;
  error: string | undefined;
  /** Said of a field that may stay empty. */
  optional: string;
  /** The first line of a select, which is no choice. */
  choose: string;
}

// Written out, not from useId: an island's own root counts differently than the page around it.
export const fieldId = (name: string) => `contact-${name}`;

export function ContactFormField({ field, error, optional, choose }: ContactFormFieldProps) {
  const { name, label, control, options = [], ...limits } = field;
  const id = fieldId(name);
  const attributes = {
    ...limits,
    id,
    name,
    className: dress,
    // Present even when false: without it Chromium tells screen readers that an empty required select is invalid.
    "aria-invalid": Boolean(error),
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  return (
    // Short answers share a row where there is room.
    <div className={box} data-half={control !== "textarea" || undefined}>
      <label className={fieldLabel} htmlFor={id}>
        {/* One text: in the name of a field, Chromium drops a text that is a space alone. */}
        {`${label} `}
        {!field.required && <span>({optional})</span>}
      </label>
      {control === "input" && <input type="text" {...attributes} />}
      {control === "textarea" && <textarea rows={4} {...attributes} />}
      {control === "select" && (
        <select {...attributes}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {error && (
        <p className={fieldError} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

const box = css`
  container-type: inline-size;
  display: grid;
  align-content: start;
  break-inside: avoid;
  /* The label, and the mistake if there is one, come into view with their field. */
  > :not(label) {
    scroll-margin-block: ${space.xl};
  }
  span {
    color: ${color.muted};
  }
  textarea {
    field-sizing: content;
    min-height: 7.5rem;
    resize: vertical;
  }
  select {
    appearance: none;
    /* As tall as the inputs, whose text may be larger. */
    min-height: calc(1.35 * ${size.lead} + 2 * ${space.s} + 1px);
    padding-right: ${space.l};
    font-size: ${size.choice};
    text-overflow: ellipsis;
    background: no-repeat right 0.25rem center / 0.875rem 0.4375rem
      conic-gradient(from -45deg at 50% 100%, ${color.text} 90deg, transparent 0);
    /* The arrow is a picture, which forced colours drop. */
    ${media.forcedColors} {
      appearance: auto;
    }
  }
`;
