import { getRequest as get } from "#test/support/raw-http.ts";

/** A request that is not as it should be, and the status that is right for it. */
export interface FaultCase {
  name: string;
  bytes: string | Buffer;
  status: number;
  /** Whether the connection has to be closed after the answer. */
  closes?: boolean;
  /** What must not come back. */
  secret?: string;
}

const host = "Host: localhost";
const send = (method: string, target: string, ...fields: string[]) =>
  get(target, ...fields).replace("GET", method);

const undecodable = [
  "/%",
  "/%zz",
  "/%c0%ae",
  "/%e0%80%af",
  "/a%",
  "/%%",
  "/%u0041",
  "/about%ff",
  "/assets/%c0%ae%c0%ae/x",
];

const nowhere = [
  "/../x",
  "/../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/assets/../.env",
  "/assets/..%2f.env",
  "/assets/%2e%2e/.env",
  "/%252e%252e/x",
  "/a%00b",
  "/%00",
  "/.env",
  "/.git/config",
  "/.vite/manifest.json",
  "/assets/",
  "/assets",
  "/assets/entry-0ld.js",
  "/assets/entry-abc123.js/",
  "/assets/entry-abc123.js.map",
  "/ASSETS/entry-abc123.js",
  "/server/build.json",
  "/package.json",
  "//evil.com/..",
  "//evil.com/about/",
  "/\\evil.com",
  "/\\evil.com/",
  "/About",
  "/ABOUT/",
  "/index.html",
  "/about.html",
  "/about;x=1",
  "/%61bout",
  "/about%2f",
  "/about%20",
  "/./about",
  "/constructor",
  "/__proto__",
  "/hasOwnProperty/",
  "/failed",
  "/wp-login.php",
  "/*",
  `/${"a".repeat(9000)}`,
  `/${"/".repeat(12_000)}x`,
  `/${"a/".repeat(4000)}`,
];

const redirected = [
  "/about/",
  "/about//",
  "/about/?next=//evil.com",
  "//",
  "///",
  "/contact/?service=web-development",
];

const methods = [
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "TRACE",
  "QUERY",
  "PROPFIND",
  "LOCK",
  "PURGE",
  "SEARCH",
  "LINK",
];

const hosts = [
  "a b",
  "<script>",
  "a/b",
  "user@evil.com",
  "a\\b",
  "[::1",
  "a:b:c",
  "localhost:port",
  "a?b",
  "a#b",
  "a\tb",
];

const malformed: Record<string, string | Buffer> = {
  "a request line without a version": "GET /\r\n\r\n",
  "HTTP/0.9": `GET / HTTP/0.9\r\n${host}\r\n\r\n`,
  "HTTP/2.0": `GET / HTTP/2.0\r\n${host}\r\n\r\n`,
  "HTTP/1.2": `GET / HTTP/1.2\r\n${host}\r\n\r\n`,
  "HTTP/9.9": `GET / HTTP/9.9\r\n${host}\r\n\r\n`,
  "the preface of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "half of that preface": "PRI *0\r\n\r\nSM",
  "a version in lower case": `GET / http/1.1\r\n${host}\r\n\r\n`,
  "a method in lower case": `get / HTTP/1.1\r\n${host}\r\n\r\n`,
  "a method that nobody knows": `BREW / HTTP/1.1\r\n${host}\r\n\r\n`,
  "a method with a NUL": `GE\0T / HTTP/1.1\r\n${host}\r\n\r\n`,
  "bytes beyond ASCII in the target": get("/\u00e9"),
  "a space in the target": `GET /a b HTTP/1.1\r\n${host}\r\n\r\n`,
  "a tab in the target": `GET /a\tb HTTP/1.1\r\n${host}\r\n\r\n`,
  "a NUL in the target": `GET /a\0b HTTP/1.1\r\n${host}\r\n\r\n`,
  "a target that is a word": `GET about HTTP/1.1\r\n${host}\r\n\r\n`,
  "a target that is empty": `GET  HTTP/1.1\r\n${host}\r\n\r\n`,
  "a TLS handshake": Buffer.from("160301020001000001fc0303", "hex"),
  "nothing but noise": Buffer.from("\u0001\u0002\u0003\u00ff\r\n\r\n", "latin1"),
  "a proxy protocol line": `PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n${get("/")}`,
  "Content-Length and Transfer-Encoding": `${send("POST", "/", "Content-Length: 5", "Transfer-Encoding: chunked")}0\r\n\r\n`,
  "Content-Length and Transfer-Encoding on GET": `${get("/", "Content-Length: 5", "Transfer-Encoding: chunked")}0\r\n\r\n`,
  "Transfer-Encoding twice": get("/", "Transfer-Encoding: chunked", "Transfer-Encoding: identity"),
  "Transfer-Encoding that does not end in chunked": get("/", "Transfer-Encoding: chunked, gzip"),
  "Content-Length twice, different": get("/", "Content-Length: 1", "Content-Length: 2"),
  "Content-Length twice, the same": get("/", "Content-Length: 1", "Content-Length: 1"),
  "a negative Content-Length": get("/", "Content-Length: -1"),
  "a Content-Length with a sign": get("/", "Content-Length: +1"),
  "a Content-Length in hexadecimal": get("/", "Content-Length: 0x10"),
  "a Content-Length that is too large": get("/", "Content-Length: 99999999999999999999999"),
  "a Content-Length that is a list": get("/", "Content-Length: 1, 1"),
  "a bare CR in a field": get("/", "X: a\rb"),
  "a bare LF after the request line": `GET / HTTP/1.1\n${host}\r\n\r\n`,
  "a bare LF after a field": `GET / HTTP/1.1\r\n${host}\n\r\n`,
  "bare LFs alone": `GET / HTTP/1.1\n${host}\n\n`,
  "a NUL in a field": get("/", "X: a\0b"),
  "a folded field": get("/", "X: a\r\n b"),
  "a space before the colon": get("/", "X : a"),
  "a field without a colon": get("/", "X"),
  "a field without a name": get("/", ": a"),
  "a field whose name has a space": get("/", "X Y: a"),
  "a space before the first field": `GET / HTTP/1.1\r\n ${host}\r\n\r\n`,
  "no Host": "GET / HTTP/1.1\r\n\r\n",
  "two Hosts": get("/", "Host: evil.com"),
  "two Hosts, the same": get("/", host),
  "an asterisk for a target": get("*"),
  "an asterisk with a path": get("*/x"),
};

const tooLarge: Record<string, string> = {
  "a URL of 20 KB": get(`/${"a".repeat(20_000)}`),
  "a field of 20 KB": get("/", `X: ${"a".repeat(20_000)}`),
  "a field name of 20 KB": get("/", `${"x".repeat(20_000)}: a`),
  "20 KB of fields": get("/", ...Array.from({ length: 200 }, (_, n) => `X-${n}: ${"a".repeat(100)}`)),
  "1,500 fields": get("/", ...Array.from({ length: 1500 }, () => "a: b")),
  "101 fields": get("/", ...Array.from({ length: 100 }, (_, n) => `x-${n}: b`)),
};

/** Odd, but allowed: the answer is that to the plain request. */
const harmless: Record<string, { bytes: string; status?: number }> = {
  "a whole URL for a target": { bytes: get("http://evil.com/about") },
  "a whole URL without a path": { bytes: get("http://evil.com") },
  "a whole URL with a query alone": { bytes: get("http://evil.com?x=1") },
  "a whole URL of another scheme": { bytes: get("ftp://evil.com/about") },
  "HTTP/1.0 without Host": { bytes: "GET / HTTP/1.0\r\n\r\n" },
  "an empty Host": { bytes: "GET / HTTP/1.1\r\nHost:\r\n\r\n" },
  "an IPv6 Host": { bytes: "GET / HTTP/1.1\r\nHost: [::1]:3000\r\n\r\n" },
  "a wish to upgrade": { bytes: get("/", "Connection: Upgrade", "Upgrade: websocket") },
  "a wish to upgrade to HTTP/2": {
    bytes: get("/", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"),
  },
  "100-continue on GET": { bytes: get("/", "Expect: 100-continue") },
  "an empty line before the request": { bytes: `\r\n${get("/")}` },
  "a body on GET": { bytes: `${get("/", "Content-Length: 3")}abc` },
  "a range of a page": { bytes: get("/", "Range: bytes=0-1") },
  "an Accept-Encoding that makes no sense": { bytes: get("/", "Accept-Encoding: ;;;q=x,,") },
  "an Accept-Encoding that forbids all": { bytes: get("/", "Accept-Encoding: *;q=0") },
  "an Accept-Encoding of 9 KB": { bytes: get("/", `Accept-Encoding: ${"a,".repeat(4500)}`) },
  "an If-None-Match that makes no sense": { bytes: get("/", 'If-None-Match: W/"","') },
  "an Accept that wants JSON": { bytes: get("/", "Accept: application/json") },
  "an Accept-Version": { bytes: get("/", "Accept-Version: 9") },
  "a method override": { bytes: get("/", "X-HTTP-Method-Override: DELETE") },
  "a query of nonsense": { bytes: get("/?%zz&__proto__[x]=1&=&&%00") },
  "a fragment": { bytes: get("/about#%zz"), status: 404 },
  "two spaces before the target": { bytes: `GET  / HTTP/1.1\r\n${host}\r\n\r\n` },
  "a request id of an attacker": { bytes: get("/", 'X-Request-Id: \\u0000"<script>') },
  OPTIONS: { bytes: send("OPTIONS", "/about"), status: 204 },
  "OPTIONS of the server": { bytes: send("OPTIONS", "*"), status: 204 },
  "HEAD of nothing": { bytes: send("HEAD", "/nothing"), status: 404 },
  "a range beyond an asset": { bytes: get("/assets/entry-abc123.js", "Range: bytes=900-"), status: 416 },
  "a range of an asset that makes no sense": {
    bytes: get("/assets/entry-abc123.js", "Range: bytes=x-y"),
    status: 416,
  },
  "two ranges of an asset": { bytes: get("/assets/entry-abc123.js", "Range: bytes=0-1,3-4") },
  "an If-Match that no asset has": { bytes: get("/assets/entry-abc123.js", 'If-Match: "x"'), status: 412 },
};

/** Every row of the table of faults, and what else was found by attacking. */
export const faults: readonly FaultCase[] = [
  ...undecodable.map((target) => ({
    name: `GET ${target}`,
    bytes: get(target),
    status: 400,
    secret: target,
  })),
  ...nowhere.map((target) => ({
    name: `GET ${target.slice(0, 60)}`,
    bytes: get(target),
    status: 404,
    secret: "secret",
  })),
  ...redirected.map((target) => ({ name: `GET ${target}`, bytes: get(target), status: 308 })),
  ...methods.map((method) => ({
    name: `${method} / with a body that never comes`,
    bytes: send(method, "/", "Content-Length: 100", "Content-Type: application/json"),
    status: 405,
    closes: true,
  })),
  ...["/assets/entry-abc123.js", "/healthz", "/robots.txt", "/nothing"].map((target) => ({
    name: `POST ${target}`,
    bytes: send("POST", target, "Content-Length: 3"),
    status: 405,
    closes: true,
  })),
  { name: "CONNECT", bytes: send("CONNECT", "evil.com:443"), status: 405, closes: true },
  ...hosts.map((name) => ({
    name: `Host: ${JSON.stringify(name)}`,
    bytes: get("/").replace(host, `Host: ${name}`),
    status: 400,
    closes: true,
    secret: name,
  })),
  ...Object.entries(malformed).map(([name, bytes]) => ({
    name,
    bytes,
    status: 400,
    closes: true,
  })),
  ...Object.entries(tooLarge).map(([name, bytes]) => ({ name, bytes, status: 431, closes: true })),
  ...["foo", "200-ok"].map((expectation) => ({
    name: `Expect: ${expectation}`,
    bytes: get("/", `Expect: ${expectation}`),
    status: 417,
    closes: true,
  })),
  {
    name: "POST that waits for 100",
    bytes: send("POST", "/", "Content-Length: 5", "Expect: 100-continue"),
    status: 405,
    closes: true,
    secret: "100 Continue",
  },
  ...Object.entries(harmless).map(([name, { bytes, status = 200 }]) => ({
    name,
    bytes,
    status,
  })),
];
