/**
 * The limits that the bench compares with, each a process of its own:
 * `node bench-bare.ts http|fastify PORT FILE` answers with the bytes and headers of FILE and nothing else;
 * `node bench-bare.ts sink` renders Home with React alone and throws it away, and writes renders per second.
 */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { Writable } from "node:stream";
import Fastify from "fastify";
import { dist, importBuilt } from "#test/support/built.ts";

/** An answer as the bare servers repeat it. */
export interface RecordedAnswer {
  headers: Record<string, string>;
  /** base64 */
  body: string;
}

const [kind, ...rest] = process.argv.slice(2);
if (kind === "sink") await renderIntoSink(Number(rest[0]));
else await serve(Number(rest[0]), JSON.parse(await readFile(String(rest[1]), "utf8")));

async function serve(port: number, answer: RecordedAnswer): Promise<void> {
  const body = Buffer.from(answer.body, "base64");
  if (kind === "fastify") {
    const app = Fastify();
    app.get("/", (_request, reply) => {
      reply.headers(answer.headers).send(body);
    });
    await app.listen({ port, host: "127.0.0.1" });
  } else {
    const headers = Object.entries(answer.headers).flat();
    const server = createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    server.keepAliveTimeout = 75_000;
    await once(server.listen(port, "127.0.0.1"), "listening");
  }
  process.send?.("ready");
}

async function renderIntoSink(seconds: number): Promise<void> {
  const { loadBuiltSite } = await importBuilt("built-site.js");
  // The React that the pages were bundled with: another one would not know their hooks.
  const { renderToPipeableStream } = await importBuilt("stream.js");
  const site = await loadBuiltSite(dist);
  const page = await site.matchPage("/");
  const styles = await site.styles(page.source);
  const tree = page.document({ siteUrl: "http://localhost:3000", styles, scripts: site.scripts });
  const render = () =>
    new Promise<void>((done) => {
      const sink = new Writable({ write: (_chunk, _encoding, next) => next() }).once("finish", done);
      const { pipe } = renderToPipeableStream(tree, { onShellReady: () => pipe(sink) });
    });
  const run = async (ms: number) => {
    const start = performance.now();
    const cpu = process.cpuUsage();
    let count = 0;
    for (; performance.now() - start < ms; count++) await render();
    const { user, system } = process.cpuUsage(cpu);
    return { rate: (count / (performance.now() - start)) * 1000, cpuMicros: (user + system) / count };
  };
  await run(1000);
  process.send?.("ready");
  // Each message asks for one round.
  process.on("message", async () => process.send?.(await run(seconds * 1000)));
}
