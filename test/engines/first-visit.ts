import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The delay of the fonts on a first visit, in milliseconds. */
const fontDelay = 500;

const listener = "/engines-listener.js";
const report = "/engines-report?";

/** The site for a browser with an empty cache. */
export interface FirstVisit {
  origin: string;
  /** Console messages, uncaught errors, policy violations, and files that the server refused. */
  problems: string[];
  close(): void;
}

/**
 * Serves the site under a new address, for which the browser has nothing cached, and delays its
 * fonts. A script in the head reports problems in the page. It is a file of the same origin,
 * because the policy requires that.
 * @param site the address of the running server
 */
export async function openFirstVisit(site: string): Promise<FirstVisit> {
  const problems: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url = "" } = incoming;
    if (url === listener)
      outgoing.setHeader("content-type", "text/javascript").end(`(${tellProblems})("${report}")`);
    else if (url.startsWith(report)) {
      problems.push(decodeURIComponent(url.slice(report.length)));
      outgoing.writeHead(204).end();
    } else setTimeout(() => pass(incoming, outgoing), url.endsWith(".woff2") ? fontDelay : 0);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const forwarded = request(site + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const { statusCode = 0, headers } = answer;
      const isPage = headers["content-type"]?.startsWith("text/html") && statusCode !== 304;
      if (statusCode >= 400 && !isPage) problems.push(`${statusCode} ${incoming.url}`);
      if (isPage) delete headers["content-length"];
      outgoing.writeHead(statusCode, headers);
      const html = isPage && Buffer.concat(await answer.toArray()).toString();
      if (!html) answer.pipe(outgoing);
      else outgoing.end(html.replace("<head>", `<head><script src="${listener}"></script>`));
    });
    // The site may close while the browser still sends requests.
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, problems, close };
}

/**
 * Runs in the page before its own scripts. It reports by the address of a picture,
 * because the policy allows pictures.
 */
function tellProblems(address: string) {
  const tell = (problem: unknown) => {
    new Image().src = address + encodeURIComponent(`${location.pathname}: ${problem}`);
  };
  for (const level of ["error", "warn", "info", "log"] as const) {
    console[level] = (...words: unknown[]) => tell(`console.${level} ${words.join(" ")}`);
  }
  const onError = ({ message, target }: ErrorEvent) =>
    tell(message ?? `cannot load ${(target as HTMLImageElement).src}`);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => tell(`unhandled rejection: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell(`the policy forbids ${blockedURI} by ${violatedDirective}`),
  );
}
