import assert from "node:assert/strict";
import { test } from "node:test";
import { createElement, type ReactNode, use } from "react";
import { streamDocument } from "#server/render/stream.ts";
import { Failing, suspended } from "#test/support/fake-site.ts";

const signal = new AbortController().signal;
const html = (body: ReactNode) => createElement("html", null, createElement("body", null, body));
const Waiting = ({ for: promise }: { for: Promise<string> }) => use(promise);
const words = "word ".repeat(4000);

test("a document that waits for nothing is there as a whole", async () => {
  const whole = await streamDocument(html(words), signal);
  assert.ok(Buffer.isBuffer(whole));
  assert.ok(whole.toString().endsWith(`${words}</body></html>`));
});

test("what React writes at a time comes as one chunk, and what it waits for as another", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const stream = await streamDocument(html([words, suspended(promise)]), signal);
  assert.ok(!Buffer.isBuffer(stream));
  const chunks: string[] = [];
  stream.on("data", (chunk: Buffer) => {
    chunks.push(chunk.toString());
    resolve("late words");
  });
  await new Promise((done) => stream.once("end", done));
  assert.equal(chunks.length, 2);
  assert.ok(chunks[0]?.includes(words));
  assert.match(chunks[1] ?? "", /late words/);
});

test("a document that is left before it is there ends its render", async () => {
  const left = new AbortController();
  const never = new Promise<string>(() => {});
  const rendering = streamDocument(html(createElement(Waiting, { for: never })), left.signal);
  setTimeout(() => left.abort(new Error("the visitor left")), 20);
  await assert.rejects(rendering, /the visitor left/);
});

test("a document that throws rejects, and writes nothing", async () => {
  const document = html(createElement(Failing, { message: "broken" }));
  await assert.rejects(streamDocument(document, signal), /broken/);
});
