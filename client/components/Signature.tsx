import { css } from "@linaria/core";
import url from "#client/pictures/signatures.svg";
import { color } from "#client/styles/tokens.ts";

/** A person's signature in client/pictures/signatures.svg. */
export function Signature({ id }: { id: string }) {
  return (
    <svg viewBox="0 -4 330 100" aria-hidden="true" className={signature}>
      <use href={`${url}#${id}`} />
    </svg>
  );
}

const signature = css`
  width: 20rem;
  fill: ${color.signature};
`;
