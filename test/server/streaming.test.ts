import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, constants, createBrotliDecompress } from "node:zlib";
import { createElement } from "react";
import { Failing, failingPart, fakeSite, startFakeApp, suspended } from "#test/support/fake-site.ts";
import { getRequest, sendRaw } from "#test/support/raw-http.ts";

const streamed = { PAGE_CACHE: "off" };
const request = (path: string) => getRequest(path, "Connection: close");

async function ask(origin: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  // What is held back never comes, be it the answer or its first bytes.
  const signal = AbortSignal.timeout(5000);
  const [answer] = await once(get(origin, { headers, agent: false, signal }), "response");
  return answer;
}

/** What is held back never comes. */
const soon = { timeout: 10_000 };

test(
  "the first bytes of a page leave before its last part is rendered, compressed or not",
  soon,
  async (t) => {
    for (const coding of ["identity", "br"]) {
      const last = Promise.withResolvers<string>();
      const site = fakeSite({ "/": () => suspended(last.promise) });
      const { origin } = await startFakeApp(t, { environment: streamed, site });
      const answer = await ask(origin, { "Accept-Encoding": coding });
      const html = coding === "br" ? answer.pipe(createBrotliDecompress()) : answer;
      let text = "";
      html.on("data", (chunk) => {
        text += chunk;
      });
      await once(html, "data");
      assert.match(text, /later/, "the part that is waited for has a placeholder");
      assert.doesNotMatch(text, /at last/);
      last.resolve("at last");
      await once(html, "end");
      assert.match(text, /at last/);
    }
  },
);

const failures = {
  "a page that throws": () => createElement(Failing, { message: "the secret cause" }),
  "a page with a part that throws before the first byte": () => failingPart("the secret cause"),
};
for (const [what, body] of Object.entries(failures))
  for (const environment of [streamed, { PAGE_CACHE: "on" }])
    test(`with PAGE_CACHE=${environment.PAGE_CACHE} ${what} answers 500 with the site's error page, all headers and nothing of the error`, async (t) => {
      const site = fakeSite({ "/": body });
      const { port, logged } = await startFakeApp(t, { environment, site });
      const answer = await sendRaw(port, request("/"));
      assert.equal(answer.status, 500);
      assert.equal(answer.headers.get("cache-control"), "no-store");
      assert.ok(answer.headers.has("content-security-policy"));
      assert.match(answer.text, /<h1>500<\/h1>/);
      assert.doesNotMatch(answer.text, /secret cause/);
      assert.equal((await sendRaw(port, request("/about"))).status, 200, "another page is as ever");
      const lines = logged().filter(
        ({ level, path, msg }) => level >= 50 && path === "/" && /request/.test(msg),
      );
      assert.equal(lines.length, 1, "the failure is logged once");
      assert.equal(lines[0]?.err?.message, "the secret cause");
    });

test("a page that throws nothing at all is an error as well", async (t) => {
  for (const nothing of [null, undefined]) {
    const site = fakeSite({
      "/": () => {
        throw nothing;
      },
    });
    const { port, logged } = await startFakeApp(t, { environment: streamed, site });
    const answer = await sendRaw(port, request("/"));
    assert.equal(answer.status, 500);
    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.match(answer.text, /<h1>500<\/h1>/);
    assert.match(logged().find(({ path }) => path === "/")?.err?.message ?? "", /nothing was thrown/);
  }
});

test("when the error page fails, too, there is a plain 500 with all headers", async (t) => {
  const fail = () => createElement(Failing, { message: "the secret cause" });
  const { port } = await startFakeApp(t, {
    environment: streamed,
    site: fakeSite({ "/": fail, "the error page": fail }),
  });
  const answer = await sendRaw(port, request("/"));
  assert.equal(answer.status, 500);
  assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
  assert.doesNotMatch(answer.text, /secret cause/);
  assert.ok(answer.headers.has("content-security-policy"));
});

test("an error after the first byte ends the connection without the end of the page, and is logged once", async (t) => {
  for (const coding of ["identity", "br"]) {
    const last = Promise.withResolvers<string>();
    const site = fakeSite({ "/": () => suspended(last.promise) });
    const { origin, port, logged } = await startFakeApp(t, { environment: streamed, site });
    const answer = await ask(origin, { "Accept-Encoding": coding });
    await once(answer, "data");
    last.reject(new Error("too late"));
    const [error] = await once(answer, "error");
    assert.equal(error.code, "ECONNRESET");
    await sleep(20);
    const lines = logged().filter(({ level }) => level >= 50);
    assert.equal(lines.length, 1, JSON.stringify(lines));
    assert.match(lines[0]?.err?.message ?? "", /too late/);
    assert.equal((await sendRaw(port, request("/about"))).status, 200);
  }
});

test("a visitor who leaves ends the render, and leaves no error in the log", async (t) => {
  for (const moment of ["before the first byte", "after it"] as const) {
    let renders = 0;
    let styled = Promise.resolve();
    const goOn = Promise.withResolvers<void>();
    if (moment === "before the first byte") styled = goOn.promise;
    const never = new Promise<string>(() => {});
    const site = fakeSite({
      "/": () => {
        renders++;
        return suspended(never);
      },
    });
    const plain = site.styles;
    site.styles = async (source) => {
      await styled;
      return plain(source);
    };
    const { port, app, logged } = await startFakeApp(t, { environment: streamed, site });
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(getRequest("/", "Accept-Encoding: br"));
    if (moment === "after it") await once(socket, "data");
    else await sleep(30);
    socket.resetAndDestroy();
    await sleep(30);
    goOn.resolve();
    await sleep(30);
    if (moment === "before the first byte") assert.equal(renders, 0, "it was rendered for nobody");
    assert.deepEqual(
      logged().filter(({ level }) => level >= 40),
      [],
      moment,
    );
    // A render that went on would keep the server from closing.
    await app.close();
  }
});

test("what is streamed and compressed can be read without its end", soon, async (t) => {
  const last = Promise.withResolvers<string>();
  const site = fakeSite({ "/": () => suspended(last.promise) });
  const { origin } = await startFakeApp(t, { environment: streamed, site });
  const answer = await ask(origin, { "Accept-Encoding": "br" });
  const [chunk] = await once(answer, "data");
  const html = brotliDecompressSync(chunk, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  assert.match(html, /^<!DOCTYPE html><html lang="en">/);
  last.resolve("");
});
