import assert from "node:assert/strict";
import { resolve } from "node:path";
import { after, test } from "node:test";
import { parse } from "node-html-parser";
import { readHead } from "#server/dev/served-head.ts";
import { sitePages } from "#shared/site-pages.ts";
import { startApp } from "#test/support/app.ts";
import { readable } from "#test/support/html.ts";
import { startSite } from "#test/support/site.ts";

const root = resolve(import.meta.dirname, "../../..");

const site = await startSite({}, ["--import", "tsx", resolve(root, "server/dev/main.ts")]);
after(() => site.stop());

test("in development a page has the styles of all its sections", async () => {
  for (const { path } of sitePages) {
    const document = parse(await (await fetch(site.origin + path)).text());
    const styles = document
      .querySelectorAll("style")
      .map(({ text }) => text)
      .join();
    const classes = document
      .querySelectorAll("main [class]")
      .flatMap(({ classNames }) => classNames.split(" "));
    const missing = [...new Set(classes)].filter((name) => !styles.includes(`.${name}`));
    assert.deepEqual(missing, [], path);
  }
});

test("in development /__preview shows each page as search result and large card, as it is served", async () => {
  const answer = await fetch(`${site.origin}/__preview`);
  assert.equal(answer.status, 200);
  const document = parse(await answer.text());
  for (const { path, words, content } of sitePages) {
    const section = document.querySelector(`section[aria-label="${path}"]`);
    const { title, description } = words.metadata;
    for (const kind of ["result", "card"]) {
      const text = readable(section?.querySelector(`.${kind}`) ?? null);
      assert.ok(text.includes(title) && text.includes(description), `${kind} of ${path}: ${text}`);
    }
    assert.equal(
      section?.querySelector(".card img")?.getAttribute("src"),
      content.companyWords.socialPreview.path,
    );
  }
});

test("in production there is no /__preview", async () => {
  const { app } = await startApp({ after });
  assert.equal((await app.inject("/__preview")).statusCode, 404);
});

test("a preview takes nothing but what the HTML says", () => {
  const head = readHead(
    "/x",
    '<head><title>T</title><meta name="robots" content="noindex"></head><body><meta name="description" content="D">',
  );
  assert.deepEqual([head.title, head.indexable, head.description], ["T", false, "no description"]);
});
