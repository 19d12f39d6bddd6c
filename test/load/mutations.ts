/** What parsers, routers and file servers stumble over. */
const tokens = [
  "\r\n",
  "\n",
  "\r",
  "\0",
  " ",
  "\t",
  ":",
  "%",
  "%00",
  "%2e%2e%2f",
  "%zz",
  "../",
  "//",
  "\\",
  "?",
  "#",
  "*",
  "\u00ff",
  "HTTP/1.1",
  "HTTP/2.0",
  "Host: evil.com\r\n",
  "Content-Length: 7\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Expect: 100-continue\r\n",
  "Connection: upgrade\r\n",
  "Range: bytes=0-\r\n",
  "If-None-Match: *\r\n",
  "Accept-Encoding: br;q=\r\n",
  "0\r\n\r\n",
  "ffffffffffffffff\r\n",
  "GET /about HTTP/1.1\r\nHost: a\r\n\r\n",
  "a".repeat(3000),
  "/".repeat(3000),
  "x: y\r\n".repeat(60),
];

/**
 * A request with one to four changes.
 * @param seeds whole requests; parts of a second one may get into the first.
 */
export function mutate(seeds: readonly Buffer[], random: () => number): Buffer {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  let bytes = pick(seeds);
  for (let changes = 1 + below(1 + below(4)); changes > 0; changes--) {
    const from = below(bytes.length);
    const to = Math.min(bytes.length, from + 1 + below(12));
    const [before, middle, after] = [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)];
    const other = pick(seeds);
    const middles = [
      () => Buffer.alloc(0),
      () => Buffer.from(pick(tokens), "latin1"),
      () => Buffer.concat([middle, Buffer.from(pick(tokens), "latin1")]),
      () => Buffer.concat([middle, middle]),
      () => middle.map((byte) => byte ^ (1 << below(8))) as Buffer,
      () => middle.map(() => below(256)) as Buffer,
      () => other.subarray(below(other.length)),
    ];
    bytes = Buffer.concat([before, pick(middles)(), after]).subarray(0, 40_000);
  }
  return bytes;
}
