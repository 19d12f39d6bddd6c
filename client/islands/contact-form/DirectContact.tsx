import { css } from "@linaria/core";
import { brackets, color, font, size, space, stroke } from "#client/styles/tokens.ts";

export interface Contacts {
  email: string;
  phone: { display: string; uri: string };
}

/**
 * Email and phone, for a visitor whose form cannot work. They appear when scripting is off, when the island
 * fails to load, or when the form is not ready after eight seconds. With scripting off, the form's other
 * parts are hidden, so that the visitor does not write a message that cannot be sent. Otherwise they are the
 * last part of the form: they move nothing, and the visitor's text stays.
 */
export function DirectContact({ text, email, phone }: Contacts & { text: string }) {
  return (
    <div className={direct}>
      <p>{text}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a> <a href={phone.uri}>{phone.display}</a>
      </p>
    </div>
  );
}

const direct = css`
  padding-inline: ${space.l};
  border-image: ${brackets(stroke.mark, "20px", "0px", color.error)};
  font-weight: 600;
  a {
    display: inline-block;
    margin-right: ${space.l};
    padding-block: ${space.s};
  }
  form[data-ready] & {
    display: none;
  }
  form:not([data-ready]) & {
    height: 0;
    visibility: hidden;
    animation: contact-form-unready 0s 8s forwards;
  }
  @media (scripting: none) {
    form > :not(:has(&)) {
      display: none;
    }
    form:not([data-ready]) & {
      border-image: ${brackets(stroke.mark, "20px", "0px", color.mark)};
      animation-delay: 0s;
    }
    a {
      font: 600 min(${size.subheading}, 5.2vw) / 1.2 ${font.display};
      word-spacing: 0;
    }
  }
  [data-island-failed] form:not([data-ready]) & {
    animation-delay: 0s;
  }
  @keyframes contact-form-unready {
    to {
      height: auto;
      padding-block: ${space.m};
      visibility: visible;
    }
  }
`;
