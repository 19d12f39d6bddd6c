import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { HTMLElement } from "node-html-parser";
import request from "supertest";
import { builtSite, startApp } from "#test/support/app.ts";
import { siteUrl } from "#test/support/config.ts";
import { everyPath, unknownPath } from "#test/support/every-path.ts";
import { getPage, readable } from "#test/support/html.ts";

// A walk over every page, the one for unknown paths included, to everything that they name.

const { server } = await startApp({ after });
const pages = new Map(
  await Promise.all(everyPath.map(async (path) => [path, (await getPage(server, path)).document] as const)),
);

const attributes = (document: HTMLElement, selector: string, name: string) =>
  document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");

const idReferences = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "popovertarget", "list"];

for (const [path, document] of pages) {
  const links = document.querySelectorAll("a");
  const isInternal = (href: string) => /^[/#?]/.test(href);

  test(`${path} has only links that lead to a page, to an id that is on it`, async () => {
    const hrefs = links.map((link) => link.getAttribute("href") ?? "").filter(isInternal);
    assert.ok(hrefs.length >= 10, "a page has links");
    for (const href of hrefs) {
      const { pathname, search, hash } = new URL(href, siteUrl + path);
      const target = pages.get(pathname);
      assert.ok(target && (pathname === path || pathname !== unknownPath), `${href} leads to no page`);
      if (hash) assert.ok(target.getElementById(hash.slice(1)), `${href} leads to no id`);
      if (search) assert.equal((await request(server).get(pathname + search)).status, 200, href);
    }
  });

  test(`${path} names only files that are there`, async () => {
    const sets = attributes(document, "[srcset]", "srcset").concat(
      attributes(document, "[srcSet]", "srcSet"),
    );
    const files = new Set([
      ...attributes(document, "img, script[src]", "src"),
      ...attributes(document, 'link:not([rel="canonical"])', "href"),
      ...sets.flatMap((set) => set.split(",").map((part) => part.trim().split(" ")[0] ?? "")),
    ]);
    for (const file of files) {
      assert.ok(file.startsWith("/"), `${file} is no file of the site`);
      assert.equal((await request(server).head(file)).status, 200, file);
    }
  });

  test(`${path} has every id once, and refers to no other`, () => {
    const ids = document.querySelectorAll("[id]").map(({ id }) => id);
    assert.deepEqual([...new Set(ids)], ids);
    for (const name of idReferences) {
      const lower = document
        .querySelectorAll("*")
        .flatMap((element) => element.attributes[name] ?? element.attrs[name] ?? [])
        .flatMap((value) => value.split(" "));
      for (const id of lower) assert.ok(ids.includes(id), `${name}="${id}"`);
    }
  });

  test(`${path} has links outwards that are safe, and mail and phone links that work`, () => {
    for (const link of links) {
      const href = link.getAttribute("href") ?? "";
      if (isInternal(href)) continue;
      if (href.startsWith("mailto:")) assert.match(href, /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]+$/);
      else if (href.startsWith("tel:")) assert.match(href, /^tel:\+\d{7,15}$/);
      else assert.ok(URL.canParse(href) && href.startsWith("https://"), `${href} is not safe`);
      if (link.getAttribute("target") === "_blank")
        assert.match(link.getAttribute("rel") ?? "", /noopener|noreferrer/, href);
    }
  });

  test(`${path} has a name for every link`, () => {
    for (const link of links)
      assert.ok(link.getAttribute("aria-label") || readable(link), `${link.toString()} has no name`);
  });
}

test("no page that a link leads to learns where the visitor came from", async () => {
  for (const path of everyPath) {
    const { headers } = await getPage(server, path);
    assert.equal(headers["referrer-policy"], "no-referrer", path);
    assert.equal(headers["cross-origin-opener-policy"], "same-origin", path);
  }
});

test("every page of the site is linked from every page", () => {
  for (const [path, document] of pages) {
    const hrefs = attributes(document, "a", "href");
    for (const page of builtSite.pages)
      assert.ok(hrefs.includes(page.path), `${path} has no link to ${page.path}`);
  }
});
