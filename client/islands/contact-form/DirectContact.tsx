import { css } from "@linaria/core";
import { contactLinks } from "#client/components/LinkItems.tsx";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";
import type { Company } from "#shared/content/types.ts";

export type Contacts = Pick<Company, "email" | "phone">;

/**
 * Email and phone, for visitors whose form cannot work: when scripting is off, when the island fails, or when the form is
 * not ready after eight seconds. Without scripting, they replace the other parts of the form. Otherwise they come last
 * in the form, so that nothing shifts and the visitor's text stays.
 */
export function DirectContact({ content, ...contacts }: Contacts & { content: Site["contactForm"] }) {
  return (
    <div className={direct}>
      <p>{content.unavailable}</p>
      {contactLinks(contacts).map(({ href, label }) => (
        <p key={href}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </div>
  );
}

const direct = css`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  font-size: ${size.lead};
  font-weight: 600;
  /* Hidden for eight seconds, in which the form's script should come. */
  animation: contact-form-unready 0s 8s backwards;
  form[data-ready] & {
    height: 0;
    visibility: hidden;
  }
  [data-without-script] & {
    animation: none;
  }
  @media (scripting: none) {
    animation: none;
    form > :not(&) {
      display: none;
    }
  }
  @media not (scripting: none) {
    > :first-child {
      color: ${color.error};
    }
  }
  @keyframes contact-form-unready {
    from {
      height: 0;
      visibility: hidden;
    }
  }
`;
