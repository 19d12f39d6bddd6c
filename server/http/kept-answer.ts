import { encode } from "./encode.ts";
import { strongEtag } from "./etag.ts";
import { type Coding, codings } from "./negotiate.ts";

type HeaderList = readonly string[];

/** One coding of an answer, ready to be written: header names and values by turns, as `writeHead` takes them. */
interface Variant {
  etag: string;
  body: Buffer;
  headers: HeaderList;
  notModifiedHeaders: HeaderList;
}

/** An answer whose bytes do not change from one request to the next. */
export interface KeptAnswer {
  status: number;
  variants: Record<Coding, Variant>;
}

interface Answer {
  status: number;
  /** Its media type. */
  type: string;
  bytes: Buffer;
  /** What it carries whatever its coding, and when it was not modified. */
  headers: Record<string, string>;
}

/**
 * Makes all codings of an answer once. Each has a strong ETag of its own: two codings are different bytes.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-etag
 */
export function keepAnswer(answer: Answer): KeptAnswer {
  const variants = codings.map((coding) => [coding, makeVariant(coding, answer)]);
  return { status: answer.status, variants: Object.fromEntries(variants) };
}

function makeVariant(coding: Coding, { status, type, bytes, headers }: Answer): Variant {
  const body = encode(coding, bytes, "kept");
  const etag = strongEtag(body);
  // Only a success can be revalidated: an error has no state to compare with.
  const validators = status === 200 ? { ETag: etag } : {};
  const representation = {
    "Content-Type": type,
    "Content-Length": String(body.length),
    ...(coding === "identity" ? {} : { "Content-Encoding": coding }),
  };
  return {
    etag,
    body,
    headers: Object.entries({ ...headers, ...validators, ...representation }).flat(),
    notModifiedHeaders: Object.entries({ ...headers, ...validators }).flat(),
  };
}
