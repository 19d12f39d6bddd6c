import assert from "node:assert/strict";
import { after, test } from "node:test";
import { securityHeaders } from "#server/http/security-headers.ts";
import { builtSite, startApp } from "#test/support/app.ts";
import { siteUrl } from "#test/support/config.ts";
import { fakeFiles, fakeSite, startFakeApp } from "#test/support/fake-site.ts";
import { type FaultCase, faults } from "#test/support/faults.ts";
import { listen } from "#test/support/listen.ts";
import { getRequest, type RawAnswer, sendRaw } from "#test/support/raw-http.ts";

const files = fakeFiles({ after });
const { port, logged } = await startFakeApp({ after }, { site: fakeSite({}, files) });
/** The real pages, rendered for each request: more of the client's code sees the request than where they are kept. */
const { app } = await startApp(
  { after },
  { environment: { PAGE_CACHE: "off" }, site: { ...builtSite, files } },
);
const { port: streaming } = await listen(app);

const needed = Object.keys(securityHeaders(siteUrl)).map((name) => name.toLowerCase());
const good = getRequest("/about", "Connection: close");

for (const fault of faults) {
  test(`answers ${fault.status} to ${fault.name}, and the next request as ever`, async () => {
    for (const each of [port, streaming]) {
      assertRight(fault, await sendRaw(each, fault.bytes));
      assert.equal((await sendRaw(each, good)).status, 200);
    }
  });
}

function assertRight({ status, closes = false, secret }: FaultCase, answer: RawAnswer): void {
  assert.equal(answer.status, status, answer.text.slice(0, 300));
  for (const header of needed) assert.ok(answer.headers.has(header), `${header} is missing:\n${answer.text}`);
  for (const header of ["server", "x-powered-by"])
    assert.ok(!answer.headers.has(header), `${header} is there`);
  if (closes) assert.ok(answer.closed, "the connection stays open");
  if (secret !== undefined) assert.ok(!answer.text.includes(secret), `${secret} comes back:\n${answer.text}`);
  if (answer.status >= 400) assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.match(answer.headers.get("location") ?? "/", /^\/(?![/\\])/, "the Location leads off the site");
}

test("there are at least 120 of these cases, each with a name of its own", () => {
  assert.ok(faults.length >= 120, `${faults.length}`);
  assert.equal(new Set(faults.map(({ name }) => name)).size, faults.length);
});

test("none of them left an error in the log", () => {
  assert.deepEqual(
    logged().filter(({ level }) => level >= 40),
    [],
  );
});
