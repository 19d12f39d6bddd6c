import { encode } from "./encode.ts";
import type { Coding } from "./negotiate.ts";

interface Encoded {
  html: Buffer;
  body: Buffer;
}

/** Compresses pages that are rendered for each request, but the same bytes only once. */
export class EncodeOnce {
  private readonly last = new Map<string, Encoded>();

  /**
   * @param name of what is compressed, such as the page's source file: the last bytes of each name are remembered.
   */
  encode(name: string, coding: Coding, html: Buffer): Buffer {
    const key = `${coding} ${name}`;
    const last = this.last.get(key);
    if (last?.html.equals(html)) return last.body;
    const body = encode(coding, html, "passing");
    this.last.set(key, { html, body });
    return body;
  }
}
