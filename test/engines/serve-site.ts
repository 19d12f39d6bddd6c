import Fastify, { type FastifyInstance } from "fastify";

/**
 * Serves the site from an origin for which the browser has stored nothing, with one extra script, which reports
 * problems. The script is a same-origin file, because the policy requires that.
 * @returns the browser's requests; a problem is a request for `/problem?...`.
 */
export async function serveSite(site: FastifyInstance) {
  const requests: string[] = [];
  const app = Fastify({ forceCloseConnections: true });
  app.get("/report.js", (_, reply) => reply.type("text/javascript").send(`(${reportProblems})()`));
  app.get("/*", async ({ url, headers }, reply) => {
    requests.push(url);
    const answer = await site.inject({ url, headers: { ...headers, "accept-encoding": "identity" } });
    const { "content-length": _, ...others } = answer.headers;
    reply.code(answer.statusCode).headers(others);
    const isPage = String(others["content-type"]).startsWith("text/html");
    return isPage
      ? answer.body.replace("<head>", '<head><script src="/report.js"></script>')
      : answer.rawPayload;
  });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return { origin, requests, close: () => app.close() };
}

/** Runs in the page before its own scripts. It reports through a picture's URL, because the policy allows pictures. */
function reportProblems() {
  const report = (problem: unknown) => {
    new Image().src = `/problem?${encodeURIComponent(`${location.pathname}: ${problem}`)}`;
  };
  for (const level of ["error", "warn", "info", "log"] as const) console[level] = report;
  addEventListener("error", ({ message }) => report(message ?? "a file cannot be loaded"));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  document.addEventListener("securitypolicyviolation", (event) => report(event.violatedDirective));
}
