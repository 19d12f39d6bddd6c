import assert from "node:assert/strict";
import { test } from "node:test";
import { generatedFiles } from "#shared/public-files.ts";
import { openBrowser, openPage } from "./browser.ts";
import { server } from "./shared-server.ts";

test("a request by which a page sends data is refused, and fails its test", async (t) => {
  const browser = await openBrowser();
  t.after(() => browser.close());
  let end: () => unknown = () => {};
  const page = await openPage({ after: (close) => (end = close) }, browser, { baseURL: server.origin });
  // The policy allows this URL.
  await page.goto(generatedFiles.robots);
  const send = (method: string) =>
    page.evaluate((method) => fetch(location.href, { method }).then(({ ok }) => ok, String), method);
  assert.deepEqual([await send("GET"), await send("POST")], [true, "TypeError: Failed to fetch"]);
  await assert.rejects(async () => end(), new RegExp(`POST ${server.origin}`));
});
