import { css } from "@linaria/core";
import url from "#client/pictures/signatures.svg";
import { color } from "#client/styles/tokens.ts";
import { signatureId } from "#shared/pictures.ts";

/** A person's signature. */
export function Signature({ name }: { name: string }) {
  return (
    <svg viewBox="0 -4 330 100" aria-hidden="true" className={signature}>
      <use href={`${url}#${signatureId(name)}`} />
    </svg>
  );
}

const signature = css`
  width: 20rem;
  fill: ${color.signature};
`;
