import { css } from "@linaria/core";
import { contactLinks } from "#client/components/LinkItems.tsx";
import { size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";
import type { Company } from "#shared/content/types.ts";

interface DirectContactProps {
  content: Site["contactForm"];
  company: Company;
}

/**
 * Email and phone, for when the form does not work. Without scripting, they replace the other parts of the form. If its
 * script fails, they come last in the form, so that nothing shifts and the visitor's text stays.
 */
export function DirectContact({ content, company }: DirectContactProps) {
  return (
    <div className={direct}>
      <p>{content.unavailable}</p>
      {contactLinks(company).map(({ href, label }) => (
        <p key={href}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </div>
  );
}

const direct = css`
  display: none;
  gap: ${space.s};
  justify-items: start;
  font-size: ${size.lead};
  font-weight: 600;
  [data-without-script] & {
    display: grid;
  }
  @media (scripting: none) {
    form > :not(&) {
      display: none;
    }
  }
`;
