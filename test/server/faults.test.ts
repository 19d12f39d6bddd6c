import assert from "node:assert/strict";
import { after, test } from "node:test";
import { securityHeaders } from "#server/plugins/security-headers.ts";
import { fakeFiles, fakeSite, startFakeApp } from "#test/support/fake-site.ts";
import { sendRaw } from "#test/support/raw-http.ts";
import { faults } from "./faults.ts";

const { port, logged } = await startFakeApp({ after }, { site: fakeSite({}, fakeFiles({ after })) });
const needed = Object.keys(securityHeaders("https://www.brackwell.example")).map((name) =>
  name.toLowerCase(),
);
const good = "GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

for (const { name, bytes, statuses, closes = false, secret } of faults) {
  test(`answers ${statuses.join(" or ")} to ${name}, and the next request as ever`, async () => {
    const answer = await sendRaw(port, bytes);
    assert.ok(statuses.includes(answer.status), `got ${answer.status}: ${answer.text.slice(0, 300)}`);
    for (const header of needed)
      assert.ok(answer.headers.has(header), `${header} is missing:\n${answer.text}`);
    for (const header of ["server", "x-powered-by"])
      assert.ok(!answer.headers.has(header), `${header} is there`);
    if (closes) assert.ok(answer.closed, "the connection stays open");
    if (secret !== undefined)
      assert.ok(!answer.text.includes(secret), `${secret} comes back:\n${answer.text}`);
    if (answer.status >= 400) assert.equal(answer.headers.get("cache-control"), "no-store");
    const location = answer.headers.get("location");
    assert.match(location ?? "/", /^\/(?![/\\])/, "the Location leads off the site");
    assert.equal((await sendRaw(port, good)).status, 200);
  });
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
