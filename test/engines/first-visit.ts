import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { listen } from "#test/support/listen.ts";

/** The delay of the fonts on a first visit, in milliseconds. */
const fontDelay = 500;

const listener = "/engines-listener.js";
const report = "/engines-report";

/** The site for a browser with an empty cache. */
export interface FirstVisit {
  origin: string;
  /** Console messages, uncaught errors, policy violations, and files that the server refused. */
  problems: string[];
  close(): Promise<unknown>;
}

/**
 * Serves the site at a new address, for which the browser has nothing cached, and delays its fonts. A script
 * in the head reports problems in the page. It is a file of the same origin, because the policy requires that.
 */
export async function openFirstVisit(site: FastifyInstance): Promise<FirstVisit> {
  const problems: string[] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.get(listener, (_, reply) =>
    reply.type("text/javascript").send(`(${reportProblems})("${report}?problem=")`),
  );
  app.get<{ Querystring: { problem: string } }>(report, (request, reply) => {
    problems.push(request.query.problem);
    reply.code(204).send();
  });
  app.get("/*", async ({ url, headers }, reply) => {
    if (url.endsWith(".woff2")) await sleep(fontDelay);
    const answer = await site.inject({ url, headers: { ...headers, "accept-encoding": "identity" } });
    const isPage = String(answer.headers["content-type"]).startsWith("text/html");
    if (answer.statusCode >= 400 && !isPage) problems.push(`${answer.statusCode} ${url}`);
    const { "content-length": _, ...others } = answer.headers;
    reply.code(answer.statusCode).headers(others);
    return isPage
      ? answer.body.replace("<head>", `<head><script src="${listener}"></script>`)
      : answer.rawPayload;
  });
  return { ...(await listen(app)), problems, close: () => app.close() };
}

/** Runs in the page before its own scripts. It reports by a picture's address, because the policy allows pictures. */
function reportProblems(address: string) {
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
