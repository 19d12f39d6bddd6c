import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";

/** A server of pages that do less than any real one could, to be measured beside the site's. */
export interface Floor {
  origin: string;
  stop: () => void;
}

/** The browser's own share of every figure: a page of one word, with no header but its type. */
export function startEmpty(): Promise<Floor> {
  const empty = Buffer.from("<!doctype html><title>Empty</title><h1>Empty</h1>");
  return start(() => Promise.resolve({ headers: { "content-type": "text/html" }, body: empty }));
}

/**
 * The share of the design and of the headers: a page's first screen with the styles, and with nothing that search
 * engines, scripts, other windows and whoever scrolls on need. Lazily fetched from the site at `origin`.
 */
export function startFirstScreens(origin: string): Promise<Floor> {
  return start(async (path) => {
    const answer = await fetch(origin + path);
    const document = parse(await answer.text(), { comment: false });
    const needless = [
      "script",
      "link",
      "meta:not([charset]):not([name=viewport])",
      "main > section:not(#first-screen)",
      "footer",
    ];
    for (const element of document.querySelectorAll(needless.join())) element.remove();
    // What the script in the head says of a phone that comes for the first time.
    document.querySelector("html")?.setAttribute("data-arrival", "");
    const { etag, date, connection, ...headers } = Object.fromEntries(answer.headers);
    return {
      headers: { ...headers, "content-encoding": "br" },
      body: brotliCompressSync(document.toString()),
    };
  });
}

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

async function start(answer: (path: string) => Promise<Answer>): Promise<Floor> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const made = answers.get(path) ?? answer(path);
    answers.set(path, made);
    const { headers, body } = await made;
    response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
