import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { buildOutput, startApp } from "#test/support/app.ts";
import { getPage } from "#test/support/html.ts";
import { server } from "#test/support/shared-server.ts";
import { head } from "./head.checks.ts";
import { languageFacts } from "./languages.checks.ts";
import { linkPreview } from "./link-preview.checks.ts";
import { links } from "./links.checks.ts";
import { markup } from "./markup.checks.ts";
import { servedPages, testEvery } from "./served-page.ts";
import { structuredData } from "./structured-data.checks.ts";

testEvery("every page", servedPages, {
  ...markup,
  ...languageFacts,
  ...links,
  ...head,
  ...linkPreview,
  ...structuredData,
});

test("no two pages share a title or a description", () => {
  for (const field of ["title", "description"] as const) {
    const values = servedPages.map(({ text }) => text.metadata[field]);
    assert.deepEqual([...new Set(values)], values);
  }
});

test("every visitor and every crawler gets the same bytes, whatever the request says about itself", async () => {
  for (const { path, html } of servedPages) {
    const { text, headers } = await request(server.origin).get(path).set({
      Host: "evil.example",
      Forwarded: "host=evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "http",
      "User-Agent": "Googlebot/2.1",
      "Accept-Language": "es-MX,es;q=0.9",
    });
    assert.equal(text, html, path);
    assert.equal(headers["set-cookie"], undefined, path);
  }
});

test("no text can end the script with the structured data", async (t) => {
  const heading = 'A </script><script>alert("x")</script><!-- <script>';
  const build = {
    ...buildOutput,
    createDocument: (page, head) =>
      buildOutput.createDocument({ ...page, text: { ...page.text, heading } }, head),
  } satisfies typeof buildOutput;
  const { server: app } = await startApp(t, { environment: { PAGE_CACHE: "off" }, build });
  const { document } = await getPage(app, "/");
  const graph = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
  assert.ok(graph["@graph"].some(({ name }: { name?: string }) => name === heading));
});
