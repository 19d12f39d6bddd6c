import type { MutationsByFile } from "./mutation.ts";

const server = (file: string, name?: string) => `test/server/${file}.test.ts${name ? `: ${name}` : ""}`;

/** The server from its sources: configuration, plugins, kept and streamed pages. */
export const serverSources: MutationsByFile = {
  "server/config.ts": [
    {
      what: "the site has another port",
      from: "default: 3000",
      to: "default: 8080",
      tests: [server("config", "an empty environment")],
    },
    {
      what: "the site's address is taken as it is",
      from: "${checked.PORT}`).origin",
      to: "${checked.PORT}`).href",
      tests: [server("config", "SITE_URL is taken")],
    },
    {
      what: "proxies are separated by semicolons",
      from: 'text.split(",")',
      to: 'text.split(";")',
      tests: [server("config", "TRUST_PROXY is a list")],
    },
    {
      what: "whatever JavaScript takes for a number is one",
      from: "return /^\\d{1,9}$/.test(text) ? Number(text) : text;",
      to: "return Number(text);",
      tests: [server("config", "each wrong value")],
    },
    {
      what: "the first mistake hides the others",
      from: "but is ${JSON.stringify(text)}`);",
      to: "but is ${JSON.stringify(text)}`);\n      break;",
      tests: [server("config", "all mistakes are named")],
    },
    {
      what: "the headers may take longer than the request",
      from: "HEADERS_TIMEOUT_MS > REQUEST_TIMEOUT_MS",
      to: "HEADERS_TIMEOUT_MS > 1e6 * REQUEST_TIMEOUT_MS",
      tests: [server("config", "headers may not be waited for")],
    },
    {
      what: "site and metrics may have one port",
      from: "PORT > 0 && PORT === METRICS_PORT",
      to: "PORT > 65_535",
      tests: [server("config", "the metrics need a port")],
    },
    {
      what: "variables of others are refused",
      from: "const mistakes: string[] = [];",
      to: "const mistakes = Object.keys(environment).filter((name) => !(name in EnvironmentSchema.properties));",
      tests: [server("config", "variables of others")],
    },
  ],
  "server/plugins/health.ts": [
    {
      what: "a server that drains says that it is ready",
      from: 'lifecycle.phase === "serving" &&',
      to: 'lifecycle.phase !== "starting" &&',
      tests: [server("plugins/draining", "/readyz is 503 as soon as")],
    },
    {
      what: "probes are logged",
      from: 'logLevel: "silent", ',
      to: "",
      tests: [server("observability", "every request is logged at the level debug")],
    },
  ],
  "server/plugins/draining.ts": [
    {
      what: "connections that fall idle are looked for too seldom",
      from: "sweepMs = 50",
      to: "sweepMs = 2000",
      tests: [server("plugins/draining", "closing waits")],
    },
    {
      what: "half a request holds the end",
      from: "!answerOf(socket) && !socket.writableEnded",
      to: "socket.bytesRead === 0",
      build: true,
      together: "build 6",
      tests: [server("process", "200 idle connections")],
    },
  ],
  "server/app.ts": [
    {
      what: "a server whose page cannot be rendered is ready",
      from: "lifecycle.fault = ",
      to: "const _ = ",
      tests: [server("plugins/draining", "a page that cannot be rendered")],
    },
    {
      what: "the security headers are not registered",
      from: "await app.register(securityHeadersPlugin, { siteUrl: config.SITE_URL });",
      to: "",
      tests: [
        server("faults", "answers 204 to"),
        server("faults", "answers 200 to two ranges of an asset"),
        server("faults", "answers 308 to"),
        server("faults", "answers 400 to"),
        server("faults", "answers 405 to"),
        server("faults", "answers 412 to"),
        server("faults", "answers 416 to"),
        server("faults", "answers 431 to"),
        server("http/security-headers", "every kind of answer"),
      ],
    },
    {
      what: "slow connections are looked for twice a minute",
      from: "connectionsCheckingInterval: 500",
      to: "connectionsCheckingInterval: 30_000",
      tests: [
        server("slow-connections", "with slow headers"),
        server("slow-connections", "with slow body"),
        server("slow-connections", "a connection that asks for nothing"),
      ],
    },
    {
      what: "of a field that came twice Node keeps the first",
      from: "joinDuplicateHeaders: true",
      to: "joinDuplicateHeaders: false",
      tests: [server("faults", "answers 400 to two Hosts")],
    },
    {
      what: "slashes at the end are nobody's business",
      from: "await app.register(trailingSlash, { paths });",
      to: "",
      build: true,
      together: "build 1",
      tests: ["test/pages/served-pages.test.ts: trailing-slash forms"],
    },
    {
      what: "the preview of development is in production",
      from: "await app.register(pageRoutes, { renderer, kept });",
      to: 'await app.register(pageRoutes, { renderer, kept });\n  app.get("/__preview", () => "preview");',
      build: true,
      together: "build 3",
      tests: [server("development/preview", "in production there is no")],
    },
  ],
  "server/http/refusals.ts": [
    {
      what: "what is no request is answered without security headers",
      from: "    ...headers,\n    Date",
      to: "    Date",
      tests: [
        server("faults", "answers 400 to"),
        server("faults", "answers 431 to"),
        server("faults", "answers 405 to CONNECT"),
      ],
    },
    {
      what: "a path that cannot be decoded is answered without security headers",
      from: "refuse(reply.headers(headers),",
      to: "refuse(reply,",
      tests: [server("faults", "answers 400 to GET /")],
    },
    {
      what: "a refusal tells what was asked for",
      from: "${STATUS_CODES[status]}\\n`);",
      to: "${STATUS_CODES[status]} ${reply.request.host}\\n`);",
      tests: [server("faults", "answers 400 to Host:")],
    },
  ],
  "server/plugins/protocol.ts": [
    {
      what: "an expectation is refused without security headers",
      from: "{ ...headers, ...own }",
      to: "own",
      tests: [server("faults", "answers 417")],
    },
    {
      what: "any host is right",
      from: "hostPattern.test(host)",
      to: "host !== null",
      tests: [server("faults", "answers 400 to Host:")],
    },
    {
      what: "a thousand fields are taken",
      from: "maxHeaderFields = 100",
      to: "maxHeaderFields = 1000",
      tests: [server("faults", "answers 431 to 101 fields")],
    },
    {
      what: "HTTP/2 is taken for HTTP/1",
      from: "if (raw.httpVersionMajor !== 1) return false;",
      to: "",
      tests: [server("faults", "answers 400 to HTTP/2.0")],
    },
    {
      what: "a body is asked for that nobody wants",
      from: 'server.on("checkContinue", (request, response) => server.emit("request", request, response));',
      to: "",
      tests: [server("faults", "answers 405 to POST that waits for 100")],
    },
  ],
  "server/plugins/methods.ts": [
    {
      what: "the connection of a refused body stays open",
      from: 'refuse(reply.header("Connection", "close"), 405)',
      to: "refuse(reply, 405)",
      tests: [server("faults", "with a body that never comes")],
    },
  ],
  "server/http/request-target.ts": [
    {
      what: "whole URLs are not understood",
      from: 'target.replace(/^(?:\\*$|[a-z][a-z\\d+.-]*:\\/\\/[^/?#]*)/i, "")',
      to: "target",
      tests: [server("faults", "answers 200 to a whole URL")],
    },
  ],
  "server/plugins/trailing-slash.ts": [
    {
      what: "what is asked for is redirected to, page or not",
      from: "canonical === path || !paths.has(canonical)",
      to: "canonical === path",
      tests: [server("faults", "answers 404 to GET /")],
    },
  ],
  "server/render/page-renderer.ts": [
    {
      what: "pages forget the security headers",
      from: "...this.policyOf(page.source, styles),",
      to: "",
      tests: [
        server("faults", "answers 200 to"),
        server("faults", "answers 404 to"),
        server("http/security-headers", "every kind"),
      ],
    },
    {
      what: "a page's own styles are not allowed",
      from: "styles: [styles], scripts:",
      to: "scripts:",
      tests: [server("http/security-headers", "a page's policy allows its own")],
    },
    {
      what: "any number of renders may be under way",
      from: "maxRenders = 128",
      to: "maxRenders = 128_000",
      tests: [server("overload", "more renders than can be done")],
    },
    {
      what: "a render that failed counts as under way for ever",
      from: "    } catch (error) {\n      ended();",
      to: "    } catch (error) {",
      tests: [server("overload", "renders that failed or were left")],
    },
  ],
  "server/http/security-headers.ts": [
    {
      what: "pages may be framed",
      from: '    "X-Frame-Options": "DENY",\n',
      to: "",
      tests: [server("http/security-headers", "the headers are those that")],
    },
    {
      what: "every site is taken for one over https",
      from: 'return siteUrl.startsWith("https:");',
      to: 'return siteUrl.startsWith("http");',
      tests: [server("http/security-headers", "what only makes sense over https")],
    },
    {
      what: "forms may be sent to the site itself",
      from: '"form-action": "\'none\'"',
      to: '"form-action": "\'self\'"',
      build: true,
      together: "build 5",
      tests: [
        server("http/security-headers", "the policy lets nothing"),
        "test/browser/contact-form.test.ts: even a form that is told to send",
      ],
    },
    {
      what: "every page may show pictures from anywhere in itself",
      from: " ? \"'self' data:\" : \"'self'\"",
      to: " ? \"'self' data:\" : \"'self' data:\"",
      tests: [server("http/security-headers", "a page's policy allows the pictures")],
    },
    {
      what: "what a link leads to learns where the visitor came from",
      from: '"Referrer-Policy": "no-referrer"',
      to: '"Referrer-Policy": "strict-origin"',
      build: true,
      together: "build 3",
      tests: ["test/pages/links.test.ts: no page that a link leads to learns"],
    },
  ],
  "server/routes/pages.ts": [
    {
      what: "an answer tells the host that it was asked for under",
      from: "return page ? sendKeptAnswer",
      to: 'reply.raw.setHeader("Content-Location", `//${request.host}${path}`);\n    return page ? sendKeptAnswer',
      tests: [server("http/security-headers", "spoofed forwarding headers")],
    },
    {
      what: "a streamed page has the address that it was asked for under",
      from: "const page = await renderer.render(",
      to: "Object.assign(renderer, { siteUrl: `http://${request.host}` });\n    const page = await renderer.render(",
      build: true,
      together: "build 2",
      tests: ["test/pages/head.test.ts: the address of a page never comes"],
    },
    {
      what: "a page leaves in two pieces, the second a little later",
      from: "return reply.send(encoder.encode(page.source, coding, html));",
      to: "const body = encoder.encode(page.source, coding, html);\n      return reply.send(Readable.from((async function* () {\n        yield body.subarray(0, 2048);\n        await new Promise((later) => setTimeout(later, 50));\n        yield body.subarray(2048);\n      })()));",
      and: [
        {
          file: "server/routes/pages.ts",
          from: "import { EncodeOnce }",
          to: 'import { Readable } from "node:stream";\nimport { EncodeOnce }',
        },
      ],
      build: true,
      together: "build 2",
      tests: ["test/pages/head.test.ts: sends its whole head with the first bytes"],
    },
    {
      what: "crawlers get Home whatever they ask for",
      from: "kept?.get(path)",
      to: 'kept?.get(/bot/i.test(`${request.headers["user-agent"]}`) ? "/" : path)',
      build: true,
      together: "build 5",
      tests: ["test/pages/served-pages.test.ts: is the same for every user agent"],
    },
  ],
  "server/http/send-kept-answer.ts": [
    {
      what: "pages go out uncompressed",
      from: 'negotiateCoding(request.headers["accept-encoding"])',
      to: "negotiateCoding(undefined)",
      build: true,
      together: "build 5",
      tests: ["test/pages/served-pages.test.ts: fits, headers included"],
    },
  ],
  "server/http/kept-answer.ts": [
    {
      what: "all codings of a page have one ETag",
      from: "strongEtag(body)",
      to: "strongEtag(bytes)",
      tests: [server("http/kept-answer", "a page comes in each coding")],
    },
    {
      what: "a 304 forgets its ETag",
      from: "notModifiedHeaders: Object.entries({ ...headers, ...validators })",
      to: "notModifiedHeaders: Object.entries(headers)",
      tests: [server("http/kept-answer", "a 304 of /robots.txt")],
    },
    {
      what: "an error has an ETag",
      from: "status === 200 ? { ETag: etag } : {}",
      to: "{ ETag: etag }",
      tests: [server("http/kept-answer", "an error has no ETag")],
    },
  ],
  "server/http/etag.ts": [
    {
      what: "weak tags are not understood",
      from: '.replace(/^W\\//, "")',
      to: "",
      tests: [server("http/kept-answer", "If-None-Match takes lists")],
    },
    {
      what: "an ETag is a new one in every process",
      from: 'createHash("sha256").update(bytes)',
      to: 'createHash("sha256").update(bytes).update(String(Math.random()))',
      tests: [server("http/kept-answer", "two servers of one site")],
    },
  ],
  "server/http/negotiate.ts": [
    {
      what: "of equal wishes the last one wins",
      from: "weigh(b) > weigh(a)",
      to: "weigh(b) >= weigh(a)",
      tests: [server("http/negotiate", "the coding that is wanted most")],
    },
    {
      what: "zstd is promised where there is none",
      from: 'negotiator(["br", "gzip", "identity"])',
      to: "negotiator(codings)",
      tests: [server("http/negotiate", "where there is no zstd")],
    },
  ],
  "server/plugins/files.ts": [
    {
      what: "a file comes compressed to who wants it as it is",
      from: "    settleCoding(request.headers);\n",
      to: "",
      tests: [server("plugins/files", "a file comes in the coding")],
    },
    {
      what: "assets are asked for again after a year",
      from: "max-age=31536000, immutable",
      to: "max-age=31536000",
      build: true,
      together: "build 5",
      tests: [
        server("plugins/files", "an asset may be kept for a year"),
        "test/browser/first-load.test.ts: the first view of /about",
      ],
    },
    {
      what: "public files may not be kept",
      from: '"public, max-age=3600"',
      to: '"no-store"',
      build: true,
      together: "build 1",
      tests: [
        "test/pages/documents.test.ts: /favicon.ico answers 200",
        "test/pages/documents.test.ts: /favicon.svg answers 200",
        "test/pages/documents.test.ts: /logo.png answers 200",
      ],
    },
  ],
  "server/plugins/metrics.ts": [
    {
      what: "every path that is asked for makes a time series",
      from: 'paths.has(path) ? path : "other"',
      to: "path",
      tests: [server("observability", "metrics count requests")],
    },
    {
      what: "the port of the metrics answers to every path",
      from: 'request.url !== "/metrics"',
      to: "!request.url",
      tests: [server("observability", "metrics are on their own port")],
    },
    {
      what: "a port for metrics that is taken goes unnoticed",
      from: 'server.once("error", failed)',
      to: 'server.once("error", listening)',
      tests: [server("observability", "a port for metrics that is taken")],
    },
  ],
  "server/render/kept-pages.ts": [
    {
      what: "pages that could not be kept are not counted",
      from: "else this.misses++;",
      to: "",
      tests: [server("observability", "metrics tell how many pages")],
    },
  ],
  "server/plugins/request-log.ts": [
    {
      what: "queries are logged",
      from: "path: pathOf(request.url)",
      to: "path: request.url",
      tests: [server("observability", "of the requests that go well")],
    },
    {
      what: "a second is not slow",
      from: "slowMs = 500",
      to: "slowMs = 5000",
      tests: [server("observability", "every slow request")],
    },
    {
      what: "mistakes of clients are logged as ours",
      from: "reply.statusCode >= 500",
      to: "reply.statusCode >= 400",
      tests: [server("faults")],
    },
  ],
  "server/http/request-ids.ts": [
    {
      what: "strangers may name their requests",
      from: "passable.test(given) && isIn(trusted, socket.remoteAddress)",
      to: "passable.test(given)",
      tests: [server("observability", "a request's id is taken over")],
    },
  ],
  "test/support/faults.ts": [
    {
      what: "a case of the table stands there twice",
      from: '"/.git/config",',
      to: '"/.env",',
      tests: [server("faults", "there are at least 120")],
    },
  ],
  "server/plugins/compression.ts": [
    {
      what: "who wants a page as it is gets it compressed while it streams",
      from: "    settleCoding(request.headers);\n",
      to: "",
      tests: [
        server("http/kept-answer", "HEAD / is GET without the body, header for header, with PAGE_CACHE=off"),
      ],
    },
    {
      what: "the compressor holds back what it is given",
      from: "      flush: constants.BROTLI_OPERATION_FLUSH,\n",
      to: "",
      tests: [server("streaming", "what is streamed and compressed")],
    },
  ],
  "server/render/gathering-stream.ts": [
    {
      what: "what React has written waits for the end of the page",
      from: "if (this.pieces.length === 0) return;",
      to: "if (this.pieces.length === 0 || !this.writableEnded) return;",
      tests: [server("streaming", "the first bytes of a page leave")],
    },
  ],
  "server/plugins/errors.ts": [
    {
      what: "a range that is not there does not learn what is",
      from: "    if (status === 416) reply.headers(error.headers ?? {});\n",
      to: "",
      tests: [server("plugins/files", "a range that the file does not have")],
    },
    {
      what: "a page that throws is answered in plain text",
      from: "if (status !== 500) return refuse",
      to: "if (status) return refuse",
      tests: [server("streaming", "answers 500 with the site's error page")],
    },
    {
      what: "what is thrown is taken for an error",
      from: 'thrown ?? new Error("nothing was thrown, not even an error")',
      to: "thrown as FastifyError",
      tests: [server("streaming", "a page that throws nothing at all")],
    },
    {
      what: "a failing error page is thrown on",
      from: 'request.log.error({ err: second }, "the error page failed, too");\n      return refuse(reply, 500);',
      to: "throw second;",
      tests: [server("streaming", "when the error page fails, too")],
    },
  ],
  "server/render/render-queue.ts": [
    {
      what: "a crowd is rendered eight in a turn",
      from: "this.waiting.length < crowd ? perTurn : 1",
      to: "perTurn",
      tests: [server("render/render-queue", "a few share a turn")],
    },
    {
      what: "who still waits after a turn waits for ever",
      from: "if (this.waiting.length > 0) setImmediate(this.take);",
      to: "",
      tests: [server("render/render-queue", "everybody has a turn")],
    },
  ],
  "server/render/stream.ts": [
    {
      what: "a part that failed before the first byte is sent as its placeholder",
      from: "else early ??= { error };",
      to: "",
      tests: [server("streaming", "a part that throws before the first byte")],
    },
    {
      what: "a page that broke off is logged twice",
      from: 'code: "ERR_STREAM_PREMATURE_CLOSE"',
      to: 'code: "ERR_PAGE_BROKE_OFF"',
      tests: [server("streaming", "an error after the first byte")],
    },
    {
      what: "a page is rendered for a visitor who has left",
      from: "signal.throwIfAborted();",
      to: "",
      tests: [server("streaming", "a visitor who leaves")],
    },
    {
      what: "a render is ended without a reason",
      from: "abort(signal.reason);",
      to: "abort();",
      tests: [server("render/stream", "a document that is left")],
    },
    {
      what: "nobody learns why a page failed",
      from: "onShellError: reject,",
      to: 'onShellError: () => reject(new Error("the shell failed")),',
      tests: [server("render/stream", "a document that throws")],
    },
    {
      what: "pages leave in the pieces in which React writes",
      from: "if (!output.writableEnded) return resolve(output);",
      to: "return resolve(output);",
      and: [
        {
          file: "server/render/gathering-stream.ts",
          from: "this.pieces.push(piece);",
          to: "this.push(piece);",
        },
      ],
      tests: [
        server("render/stream", "a document that waits for nothing"),
        server("render/stream", "what React writes at a time"),
      ],
    },
  ],
  "server/http/encode.ts": [
    {
      what: "the encoder is told a wrong size",
      from: "pledgedSrcSize: html.length",
      to: "pledgedSrcSize: html.length + 1",
      tests: [server("http/encode-once", "every coding gives the bytes back")],
    },
  ],
  "server/http/encode-once.ts": [
    {
      what: "the same bytes are compressed again",
      from: "last?.html.equals(html)",
      to: "last?.html === html",
      tests: [server("http/encode-once", "the same bytes are compressed once")],
    },
    {
      what: "codings are not told apart",
      from: "`${coding} ${name}`",
      to: "name",
      tests: [server("http/encode-once", "pages and codings")],
    },
  ],
  "server/development/Preview.tsx": [
    {
      what: "a card has no title",
      from: "<h3>{head.cardTitle}</h3>",
      to: "",
      tests: [server("development/preview", "in development /__preview")],
    },
  ],
  "server/development/served-head.ts": [
    {
      what: "a preview takes metadata from anywhere",
      from: '`head > meta[name="${key}"]',
      to: '`meta[name="${key}"]',
      tests: [server("development/preview", "a preview takes nothing")],
    },
  ],
};

/** The process that runs the built server, and what the build makes of it. */
export const serverBuilt: MutationsByFile = {
  "server/process.ts": [
    {
      what: "a wrong environment ends in a stack",
      from: '"ConfigError", ',
      to: "",
      build: true,
      together: "build 6",
      tests: [server("process", "a wrong environment ends")],
    },
    {
      what: "a port in use ends in a stack",
      from: '"EADDRINUSE", ',
      to: "",
      build: true,
      together: "build 5",
      tests: [server("process", "a port in use ends")],
    },
    {
      what: "nobody hears that the server drains",
      from: "await sleep(config.DRAIN_MS);",
      to: "",
      build: true,
      together: "build 1",
      tests: [server("process", "while it drains")],
    },
    {
      what: "the server drains longer than it was told",
      from: "await sleep(config.DRAIN_MS);",
      to: "await sleep(config.DRAIN_MS + 1500);",
      build: true,
      together: "build 4",
      tests: [server("process", "200 idle connections")],
    },
    {
      what: "there is no hard deadline",
      from: "delay: config.DRAIN_MS + config.SHUTDOWN_MS",
      to: "delay: false",
      build: true,
      together: "build 2",
      tests: [server("process", "what hangs is ended")],
    },
    {
      what: "a second signal is swallowed",
      from: 'process.once("SIGTERM", leave);',
      to: 'process.once("SIGTERM", leave);\n  process.on("SIGINT", () => {});',
      and: [
        { file: "server/process.ts", from: "logger: app.log }", to: 'logger: app.log, skip: ["SIGINT"] }' },
      ],
      build: true,
      together: "build 3",
      tests: [server("process", "a second signal")],
    },
    {
      what: "the handler of the start goes on when it is over",
      from: 'process.off("SIGTERM", leave);',
      to: "",
      build: /the built server ended with 143/,
      tests: [],
    },
    {
      what: "the handler of the start goes on in a container",
      from: 'process.off("SIGTERM", leave);',
      to: 'if (process.pid !== 1) process.off("SIGTERM", leave);',
      build: true,
      together: "build 5",
      tests: [server("process", "as the first process of a container")],
    },
    {
      what: "a signal while the pages are prepared is forgotten when they are",
      from: "await app.listen({ port: config.PORT, host: config.HOST });\n    closeWithGrace(",
      to: "queueMicrotask(() => app.listen({ port: config.PORT, host: config.HOST }));\n    closeWithGrace(",
      build: true,
      together: "build 3",
      tests: [server("process", "a signal while the pages")],
    },
    {
      what: "nobody listens to signals during the start",
      from: 'process.once("SIGTERM", leave);',
      to: "",
      tests: [server("process", "a signal during the start")],
    },
  ],
  "server/render/built-site.ts": [
    {
      what: "a broken build does not say where",
      from: "wrong.slice(0, 3)",
      to: "wrong.slice(1, 4)",
      build: true,
      together: "build 5",
      tests: [server("process", "a build of which a part is missing")],
    },
  ],
  "server/build/lean-server.ts": [
    {
      what: "the server loads TLS",
      from: '  https: onUse("https"),\n',
      to: "",
      build: true,
      together: "build 3",
      tests: [server("render/lean-start", "the built server loads neither")],
    },
    {
      what: "the package that names Response has changed",
      from: '"obj instanceof Response"',
      to: '"object instanceof Response"',
      build: /object instanceof Response is no longer in @fastify\/compress/,
      tests: [],
    },
  ],
  "server/build/finish-build.ts": [
    {
      what: "the server is not compiled",
      from: 'await compileServer(join(server, "main.js"));',
      to: "",
      build: true,
      together: "build 4",
      tests: [server("render/lean-start", "the build leaves behind")],
    },
    {
      what: "pictures in JPEG stay behind",
      from: "!/\\.(css|js)$/",
      to: "!/\\.(css|js|jpg)$/",
      build: true,
      together: "build 3",
      tests: ["test/pages/documents.test.ts: the pictures of"],
    },
  ],
  "vite.config.ts": [
    {
      what: "class names differ from build to build",
      from: "(hash: string) => hash",
      to: "(hash: string) => hash + process.pid",
      build: true,
      together: "build 6",
      tests: [
        "test/pages/same-bytes.test.ts: has the same bytes in two builds of the same content",
        "test/pages/same-bytes.test.ts: every file that is served",
      ],
    },
  ],
};
