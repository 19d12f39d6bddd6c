import assert from "node:assert/strict";
import type { HTMLElement } from "node-html-parser";
import request from "supertest";
import { readable } from "#test/support/html.ts";
import { errorPages, origin, servedPages, testEvery } from "./served-pages.ts";

const attributes = (document: HTMLElement, name: string) =>
  document
    .querySelectorAll(`[${name}]`)
    .flatMap((element) => element.attributes[name] ?? element.attrs[name] ?? []);

const hrefsOf = (document: HTMLElement) =>
  document.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "");

/** The existing files. */
const found = new Set<string>();

/** Every URL in a page leads to something that exists. The error pages are checked, too. */
testEvery("every page, also of an error,", [...servedPages, ...errorPages], {
  "links only to existing pages and existing ids": ({ path, document }) => {
    for (const href of new Set(hrefsOf(document).filter((href) => /^[/#?]/.test(href)))) {
      const { pathname, hash } = new URL(href, origin + path);
      const target =
        pathname === path ? document : servedPages.find((page) => page.path === pathname)?.document;
      assert.ok(target, `${href} leads to no page`);
      if (hash) assert.ok(target.getElementById(hash.slice(1)), `${href} leads to no id`);
    }
  },
  "links each title of a service or a project to its place": ({ path, document, site }) => {
    const { paths, projects, services } = site;
    const places = new Map([
      ...services.map(({ title, id }) => [title, `${paths.servicesPage}#${id}`] as const),
      ...projects.map(({ title, id }) => [title, `${paths.projectsPage}#${id}`] as const),
    ]);
    const links = document.querySelectorAll("a").filter((link) => places.has(readable(link)));
    for (const link of links)
      assert.equal(
        new URL(link.attrs["href"] ?? "", origin + path).href,
        origin + places.get(readable(link)),
      );
  },
  "links to the services, the company and the legal pages from its footer": ({ document, site }) => {
    const { company, footerLinks, paths, services } = site;
    assert.deepEqual(
      document.querySelectorAll("footer a:not([hrefLang])").map((link) => link.attrs["href"]),
      [
        ...services.map(({ id }) => `${paths.servicesPage}#${id}`),
        `mailto:${company.email}`,
        `tel:${company.phone.replaceAll(/[^+\d]/g, "")}`,
        ...company.socials.map(({ url }) => url),
        ...footerLinks.map(({ href }) => href),
      ],
    );
  },
  "links to other sites only by https, email and phone, and tells crawlers to follow": ({ document }) => {
    assert.deepEqual(document.querySelectorAll("a[rel*=nofollow]"), []);
    for (const href of hrefsOf(document))
      assert.match(href, /^$|^[/#?]|^https:\/\/|^mailto:[^\s@?]+@[^\s@?]+\.[a-z]+(\?\S+)?$|^tel:\+\d{7,15}$/);
  },
  "lets browsers prerender a page only when a visitor is about to follow a link": ({ document }) => {
    const rules = JSON.parse(document.querySelector("script[type=speculationrules]")?.text ?? "");
    const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "#*" } }] };
    assert.deepEqual(rules, { prerender: [{ where, eagerness: "moderate" }] });
  },
  "refers only to existing files of at most 80 KB, whose scripts and drawings are compressed": async ({
    document,
  }) => {
    const files = [
      ...attributes(document, "src"),
      ...attributes(document, "srcset").flatMap((set) => set.match(/\/\S+/g) ?? []),
      ...document
        .querySelectorAll("link:not([rel=canonical], [rel=alternate])")
        .flatMap((link) => link.getAttribute("href") ?? []),
    ];
    for (const file of files.filter((file) => !found.has(file))) {
      assert.match(file, /^\//, `${file} is no file of the site`);
      for (const encoding of ["br", "gzip"]) {
        const { status, headers } = await request(origin).head(file).set("Accept-Encoding", encoding);
        assert.equal(status, 200, file);
        const bytes = Number(headers["content-length"]);
        assert.ok(bytes > 0 && bytes < 80_000, `${file} has ${bytes} bytes`);
        if (/\.(js|svg)$/.test(file)) assert.equal(headers["content-encoding"], encoding, file);
      }
      found.add(file);
    }
  },
});
