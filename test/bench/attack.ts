// npm run attack -- [SECONDS]: sends broken requests over raw sockets and resets
// many of them at random moments.
// It prints the server's answers. It stops at a 5xx, an error in the log or the end of the process.
import { connect } from "node:net";
import { startSite } from "#test/support/site.ts";

const seconds = Number(process.argv[2] ?? 30);
const below = (limit: number) => Math.floor(Math.random() * limit);
const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;

const request = (line: string, ...fields: string[]) =>
  `${[`${line} HTTP/1.1`, "Host: localhost", ...fields].join("\r\n")}\r\n\r\n`;
const requests = [
  ...["/", "/about?a=b", "/contact/", "/nothing", "/robots.txt", "/favicon.svg", "/healthz", "/%zz"].map(
    (path) =>
      request(`GET ${path}`, "Accept-Encoding: gzip, br", 'If-None-Match: W/"a", "b"', "Range: bytes=0-9"),
  ),
  request("HEAD /", "If-None-Match: *"),
  request("OPTIONS *"),
  request("CONNECT example.com:443"),
  request("GET /", "Connection: Upgrade", "Upgrade: websocket"),
  request("POST /contact", "Content-Length: 5", "Expect: 100-continue"),
  `${request("POST /contact", "Transfer-Encoding: chunked")}3\r\nabc\r\n0\r\n\r\n`,
].map((text) => Buffer.from(text, "latin1"));
const tokens = [
  ..."\r\n\0 \t:%?#*\\",
  ...["\r\n", "../", "//", "%00", "%2e%2e%2f", "%c0%ae", "ffffffffffffffff\r\n", "0\r\n\r\n"],
  ...[
    "Content-Length: 7\r\n",
    "Transfer-Encoding: chunked\r\n",
    "Host: evil.example\r\n",
    "x: y\r\n".repeat(60),
  ],
  "a".repeat(3000),
].map((text) => Buffer.from(text, "latin1"));

/** Returns a request with up to three parts cut out, doubled or replaced. */
function mutate(): Buffer {
  let bytes = pick(requests);
  for (let changes = below(4); changes > 0; changes--) {
    const from = below(bytes.length);
    const to = from + below(12);
    const middle = pick([Buffer.alloc(0), bytes.subarray(from, to + 20), pick(tokens), pick(requests)]);
    bytes = Buffer.concat([bytes.subarray(0, from), middle, bytes.subarray(to)]);
  }
  return bytes;
}

/** Sends bytes, and resets or ends the connection after some milliseconds. */
function send(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
    socket.write(bytes);
    setTimeout(() => (below(2) ? socket.resetAndDestroy() : socket.end()), below(8));
    setTimeout(() => socket.destroy(), 500).unref();
  });
}

for (const cache of ["on", "off"]) {
  const site = await startSite({ PAGE_CACHE: cache });
  const statuses: Record<string, number> = {};
  const end = performance.now() + (seconds * 1000) / 2;
  const attacker = async () => {
    while (performance.now() < end) {
      const bytes = mutate();
      const answers = (await send(site.port, bytes)).matchAll(/^HTTP\/1\.1 (\d{3})/gm);
      for (const [, status = ""] of answers) {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status.startsWith("5") && status !== "503") stop(status, bytes);
      }
      if (site.process.exitCode !== null) stop(`the server ended with ${site.process.exitCode}`, bytes);
      const [error] = /^.*"level":[56]0.*$/m.exec(site.log()) ?? [];
      if (error) stop(error, bytes);
    }
  };
  await Promise.all(Array.from({ length: 32 }, attacker));
  const { status } = await fetch(`${site.origin}/about`);
  await site.stop();
  console.log(`PAGE_CACHE=${cache}. The next good request: ${status}. Statuses:`, statuses);
}

function stop(what: string, bytes: Buffer): never {
  console.error(`${what}\nLast request: ${JSON.stringify(bytes.toString("latin1")).slice(0, 2000)}`);
  process.exit(1);
}
