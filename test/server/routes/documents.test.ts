import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { startFakeApp } from "#test/support/fake-site.ts";

test("security.txt expires later when a month is over, and has another ETag then", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 10, 30) });
  const { app } = await startFakeApp(t);
  const get = () => request(app.server).get("/.well-known/security.txt");
  const [first, same] = [await get(), await get()];
  t.mock.timers.setTime(Date.UTC(2026, 11, 1));
  const next = await get();
  assert.match(first.text, /^Expires: 2027-10-01T/m);
  assert.match(next.text, /^Expires: 2027-11-01T/m);
  assert.equal(first.headers["etag"], same.headers["etag"]);
  assert.notEqual(first.headers["etag"], next.headers["etag"]);
});
