import { css } from "@linaria/core";
import file from "#client/pictures/signatures.svg";
import drawings from "#client/pictures/signatures.svg?raw";
import { color } from "#client/styles/tokens.ts";

const ids = [...drawings.matchAll(/ id="(.+?)"/g)].map(([, id = ""]) => id);

/** A person's signature. The ids in client/pictures/signatures.svg are the people's names, without their titles. */
export function Signature({ name }: { name: string }) {
  const id = ids.find((id) => name.replaceAll(" ", "-").endsWith(id));
  return (
    id && (
      <svg viewBox="0 -4 330 100" aria-hidden="true" className={signature}>
        <use href={`${file}#${id}`} />
      </svg>
    )
  );
}

const signature = css`
  width: 20rem;
  fill: ${color.signature};
`;
