import assert from "node:assert/strict";
import { after, type TestContext, test } from "node:test";
import { HtmlValidate } from "html-validate";
import request from "supertest";
import { brand } from "#shared/content/brand.ts";
import { layout } from "#shared/content/layout.ts";
import { builtSite, startApp } from "#test/support/app.ts";
import { unknownPath } from "#test/support/every-path.ts";
import { firstFlight, transferSize } from "#test/support/first-flight.ts";
import { getPage, readable } from "#test/support/html.ts";
import { listen } from "#test/support/listen.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes attributes of its own spelling and void elements with a slash; both are valid HTML.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // Telephone numbers are kept on one line by the style sheet.
    "tel-non-breaking": "off",
  },
});

async function htmlMistakes(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}

const { app, server } = await startApp({ after });
const { port } = await listen(app);

for (const { path, content } of builtSite.pages) {
  test(`${path} answers 200 with one style sheet, in its head, and one h1, its heading`, async () => {
    const { status, document } = await getPage(server, path);
    assert.equal(status, 200);
    assert.equal(document.querySelectorAll("style").length, 1);
    assert.equal(document.querySelectorAll("head > style").length, 1);
    assert.deepEqual(document.querySelectorAll("h1").map(readable), [content.heading]);
  });

  test(`${path} is valid HTML without style attributes`, async () => {
    const { html } = await getPage(server, path);
    assert.deepEqual(await htmlMistakes(html), [], `html-validate finds mistakes on ${path}`);
    assert.doesNotMatch(html.replace(/<script[\s\S]*?<\/script>/g, ""), /\sstyle="/);
  });

  test(`${path} is the same for every user agent`, async () => {
    const agents = ["Mozilla/5.0 (iPhone)", "Googlebot/2.1", "GPTBot/1.2", "curl/8.0", ""];
    const bodies = await Promise.all(
      agents.map((agent) =>
        request(server)
          .get(path)
          .set("User-Agent", agent)
          .then(({ text }) => text),
      ),
    );
    assert.equal(new Set(bodies).size, 1);
  });

  test(`${path} fits, headers included, into what TCP sends in its first flight`, async () => {
    const size = await transferSize(port, path);
    assert.ok(
      size <= firstFlight,
      `${path} takes ${size} bytes of ${firstFlight}; shorten its styles or markup`,
    );
  });
}

test("an unknown path answers 404 with the site's layout and links onward", async () => {
  const { status, headers, document } = await getPage(server, unknownPath);
  assert.equal(status, 404);
  assert.equal(headers["cache-control"], "no-store");
  const links = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  for (const { path } of builtSite.pages)
    assert.ok(links.includes(path), `the 404 page has no link to ${path}`);
});

test("trailing-slash forms of a page redirect permanently to it, query string kept", async () => {
  for (const [from, to] of [
    ["/about/", "/about"],
    ["/contact/?service=other", "/contact?service=other"],
  ] as const) {
    const { status, headers } = await request(server).get(from);
    assert.deepEqual([status, headers["location"]], [308, to], from);
  }
});

test("the menu names every page, and marks the current one", async () => {
  for (const { path } of builtSite.pages) {
    const { document } = await getPage(server, path);
    const entries = [...document.querySelectorAll(`nav[aria-label="${layout.menu.navigation}"] a`)];
    assert.deepEqual(
      entries.map((entry) => [entry.getAttribute("href"), readable(entry), entry.getAttribute("title")]),
      builtSite.pages.map((page) => [page.path, page.content.menu.label, page.content.menu.title]),
    );
    const current = entries.filter((entry) => entry.getAttribute("aria-current") === "page");
    assert.deepEqual(
      current.map((entry) => entry.getAttribute("href")),
      [path],
    );
  }
});

async function getErrorPage(t: TestContext) {
  const styles = (source: string) => {
    if (source.includes("HomePage")) throw new Error("a page that cannot be rendered");
    return builtSite.styles(source);
  };
  const failing = await startApp(t, {
    environment: { PAGE_CACHE: "off" },
    site: { ...builtSite, styles },
  });
  return getPage(failing.server, "/");
}

test("the page that answers when another failed leads to itself, to Home and to a person, without any script", async (t) => {
  const { html, document } = await getErrorPage(t);
  const links = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
  assert.deepEqual(links, ["", "/", `mailto:${brand.email}`, brand.phone.uri]);
  assert.deepEqual(document.querySelectorAll("main [data-island], main script"), []);
  assert.deepEqual(await htmlMistakes(html), []);
});

test("the page that answers when another failed marks no entry of the menu as the current one", async (t) => {
  const { status, document } = await getErrorPage(t);
  assert.equal(status, 500);
  assert.equal(document.querySelectorAll('nav a[href="/about"]').length > 0, true);
  assert.deepEqual(document.querySelectorAll("[aria-current]"), []);
});
