import { css, cx } from "@linaria/core";
import { brackets, color, space, stroke } from "#client/styles/tokens.ts";

export interface Contacts {
  email: string;
  phone: { display: string; uri: string };
}

interface DirectContactProps extends Contacts {
  text: string;
  className?: string;
}

/** The ways to reach the company that need no script. */
export function DirectContact({ text, email, phone, className }: DirectContactProps) {
  return (
    <div className={cx(direct, className)}>
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
`;
