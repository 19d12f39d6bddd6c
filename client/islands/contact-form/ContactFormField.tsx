import { css, cx } from "@linaria/core";
import { bracketedField } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { textField } from "#client/styles/text-field.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import type { ContactField, FieldText } from "#shared/contact-form.ts";
import type { Site } from "#shared/content/site.ts";
import { fieldId } from "./fields.ts";

interface ContactFormFieldProps {
  field: ContactField;
  content: Site["contactForm"];
}

export function ContactFormField({ field, content }: ContactFormFieldProps) {
  const { name, required, control, type, autoComplete, options = [] } = field;
  const text: FieldText = content.fields[name];
  const id = fieldId(name);
  // No native rules: Firefox announces a field that breaks one as invalid before anything is sent.
  const attributes = {
    id,
    name,
    "data-draft": name,
    autoComplete,
    "aria-required": required,
    "aria-invalid": false,
    "aria-describedby": `${id}-error`,
  };
  return (
    // The browser can autofill the visitor's own details. In a wide window, two of them share a row.
    <div className={cx(box, !autoComplete && fullWidth)}>
      <label htmlFor={id}>
        {/* One text node, because Chromium drops a text node with a single space from the field's name. */}
        {required ? text.label : `${text.label} `}
        {!required && <span>{`(${content.optional})`}</span>}
      </label>
      <p id={`${id}-error`} />
      {control === "input" && (
        <input type={type ?? "text"} dir="auto" className={textField} {...attributes} />
      )}
      {control === "textarea" && (
        <div className={cx(bracketedField, bracketed)}>
          <textarea dir="auto" placeholder={content.example} {...attributes} />
        </div>
      )}
      {control === "select" && (
        <select className={textField} {...attributes}>
          <option value="">{text.choose}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {text.options?.[option]}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/* The error message is beside the label, so that it moves nothing. */
const box = css`
  display: flex;
  flex-wrap: wrap;
  place-content: space-between;
  column-gap: ${space.m};
  break-inside: avoid;
  /* Leaves room for the label and the error above a field that scrolls into view. */
  :is(input, select, textarea) {
    scroll-margin-block: calc(${space.scrollOffset} + ${space.l}) ${space.xl};
  }
  /* A message from another page leads to the field below it, and stays in view. */
  ${media.belowLaptop} {
    > :target {
      scroll-margin-top: min(20rem, 45svh);
    }
  }
  > label {
    font-size: ${size.small};
  }
  > :is(input, select) {
    padding-block: ${space.xs};
    font-size: ${size.body};
    &[aria-invalid="true"] {
      border-bottom: 2px solid ${color.error};
    }
  }
  > p {
    color: ${color.error};
    font: 600 ${size.small} / 1.55 ${font.text};
  }
  > select {
    appearance: none;
    padding-right: ${space.l};
    background: no-repeat right ${space.hair} center / 0.875rem 0.4375rem
      conic-gradient(from -45deg at 50% 100%, ${color.text} 90deg, transparent 0);
    /* The arrow is a background image, which forced colours remove. */
    ${media.forcedColors} {
      appearance: auto;
    }
  }
  span {
    color: ${color.muted};
  }
`;

const fullWidth = css`
  ${media.largePhone} {
    grid-column: span 2;
  }
`;

const bracketed = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  margin-top: ${space.xs};
  > textarea {
    min-height: 9rem;
    max-height: 22.75rem;
    field-sizing: content;
    margin: ${space.m};
    padding: ${space.s};
    color: ${color.text};
    resize: none;
    /* Its brackets end beside the button, below fields whose spaces grow with the window. */
    ${media.laptop} {
      height: calc(22.5rem + 0.9vw);
      max-height: none;
    }
    ${media.print} {
      height: auto;
      max-height: none;
    }
  }
  &:has([aria-invalid="true"]) {
    color: ${color.error};
  }
`;
