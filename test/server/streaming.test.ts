import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createElement, Suspense } from "react";
import { createSendPage } from "#server/pages/send-page.ts";
import { findErrorPage, type Page } from "#shared/pages.ts";
import { innerPath } from "#test/support/every-path.ts";
import { failing, fakeBuildOutput, startFakeApp, waiting } from "#test/support/fake-build-output.ts";
import { getRequest, lastRequest, sendRaw } from "#test/support/raw-http.ts";

const environment = { PAGE_CACHE: "off" };
/** A test waits forever for a part that the server holds back, so these tests have a time limit. */
const soon = { timeout: 60_000 };

async function ask(origin: string, encoding = "identity") {
  const headers = { "Accept-Encoding": encoding };
  const answer: IncomingMessage = (await once(get(origin, { headers, agent: false }), "response"))[0];
  const decoders = { br: createBrotliDecompress, gzip: createGunzip, identity: null };
  const decoder = decoders[encoding as keyof typeof decoders];
  return { answer, html: decoder ? answer.pipe(decoder()) : answer };
}

test("a page's first bytes are sent before its last part is rendered, compressed or not", soon, async (t) => {
  for (const encoding of ["identity", "br", "gzip"]) {
    const last = Promise.withResolvers<string>();
    const build = fakeBuildOutput({ "/": waiting(last.promise) });
    const { origin } = await startFakeApp(t, { environment, build });
    const { answer, html } = await ask(origin, encoding);
    assert.equal(answer.headers["content-encoding"] ?? "identity", encoding);
    assert.equal(answer.headers["vary"], "accept-encoding");
    let text = "";
    html.on("data", (chunk) => {
      text += chunk;
    });
    while (!text.includes("placeholder")) await once(html, "data");
    assert.doesNotMatch(text, /at last/);
    last.resolve("at last");
    await once(html, "end");
    assert.match(text, /at last/);
  }
});

test("a large part that is ready needs no script to be shown, which the policy would block", async (t) => {
  const large = () => createElement(Suspense, { fallback: "" }, "x".repeat(20_000));
  const { origin } = await startFakeApp(t, { build: fakeBuildOutput({ "/": large }) });
  const html = await (await fetch(origin)).text();
  assert.deepEqual([html.length > 20_000, html.includes("<script")], [true, false]);
});

test("when the error page fails, too, there is a plain 500 with all headers", async (t) => {
  const build = fakeBuildOutput({ "/": failing, "/500": failing });
  const { port } = await startFakeApp(t, { environment, build });
  const answer = await sendRaw(port, lastRequest("/"));
  assert.equal(answer.status, 500);
  assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
  assert.ok(answer.headers.has("content-security-policy"));
});

test("with the page cache, a page that throws stops startup and is named", async (t) => {
  const started = startFakeApp(t, { build: fakeBuildOutput({ [innerPath]: failing }) });
  await assert.rejects(started, ({ message, cause }: Error) => {
    assert.ok(message.includes(innerPath), message);
    assert.equal((cause as Error).message, "the secret cause");
    return true;
  });
});

test("an error after the first byte cuts off the response, and the log has the cause", async (t) => {
  const last = Promise.withResolvers<string>();
  const build = fakeBuildOutput({ "/": waiting(last.promise) });
  const { origin, port, logged } = await startFakeApp(t, { environment, build });
  const { answer } = await ask(`${origin}/?a=b`, "br");
  answer.on("error", () => {});
  await once(answer, "data");
  const closed = new Promise((resolve) => answer.once("close", resolve));
  last.reject(new Error("too late"));
  await closed;
  assert.equal(answer.complete, false);
  assert.equal((await sendRaw(port, lastRequest(innerPath))).status, 200);
  const { level, path } = logged().find(({ err }) => err?.message === "too late") ?? {};
  assert.deepEqual([level, path], [50, "/"]);
});

test("clients that disconnect leave room for others, and no error in the log", soon, async (t) => {
  const styles = Promise.withResolvers<string>();
  const midway = fakeBuildOutput({ "/": waiting(Promise.race([])) });
  const early = { ...fakeBuildOutput(), styles: () => styles.promise };
  for (const [clients, build] of [
    [60, midway],
    [1, early],
  ] as const) {
    const { port, app, problems } = await startFakeApp(t, { environment, build });
    for (let client = 0; client < clients; client++) {
      const requested = once(app.server, "request");
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      socket.write(getRequest("/", "Accept-Encoding: br"));
      const [, response] = await requested;
      const closed = once(response, "close");
      if (build === midway) await once(socket, "data");
      socket.resetAndDestroy();
      await closed;
    }
    styles.resolve("");
    assert.equal((await sendRaw(port, lastRequest(innerPath))).status, 200);
    await app.close();
    assert.deepEqual(problems(), []);
  }
});

test(
  "twenty requests wait for their page; others get 503 with Retry-After, and probes are answered",
  soon,
  async (t) => {
    const styles = Promise.withResolvers<string>();
    const build = { ...fakeBuildOutput(), styles: () => styles.promise };
    const { port } = await startFakeApp(t, { environment, build });
    const answers = Array.from({ length: 22 }, () => sendRaw(port, lastRequest("/")));
    const refused = await Promise.race(answers);
    assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "1"]);
    assert.equal(refused.headers.get("cache-control"), "no-store");
    for (const path of ["/healthz", "/readyz", "/robots.txt"])
      assert.equal((await sendRaw(port, lastRequest(path))).status, 200, path);
    styles.resolve("");
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    assert.deepEqual(statuses.sort(), [...Array.from({ length: 21 }, () => 200), 503]);
  },
);

test(
  "a response that is not complete, or not read, keeps no other page from being rendered",
  soon,
  async (t) => {
    const part = Promise.withResolvers<string>();
    const build = fakeBuildOutput({ "/": waiting(part.promise) });
    const { origin } = await startFakeApp(t, { environment, build });
    for (let n = 0; n < 25; n++) assert.equal((await ask(origin)).answer.statusCode, 200);
    part.resolve("");
  },
);

test("while pages are refused, a request that failed still gets its 500", async () => {
  const sendPage = createSendPage(() => new Promise(() => {}), null);
  const ask = (page: Page) => {
    let status = 0;
    const code = (given: number) => {
      status = given;
      return reply;
    };
    const reply = { code, header: () => reply, type: () => reply, send: () => reply };
    sendPage(page, {} as FastifyRequest, reply as unknown as FastifyReply);
    return status;
  };
  const page = findErrorPage(404, "/");
  for (let n = 0; n < 21; n++) ask(page);
  assert.deepEqual([ask(page), ask(findErrorPage(500, "/"))], [503, 500]);
});
